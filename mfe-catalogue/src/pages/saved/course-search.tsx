import { useMemo, useState } from 'react';
import { countryName } from 'shared-api/vocabulary';
import { Heading, Stack, styled, Text, TextField, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { courseCountry, courseName, universityName } from '../../course/course-facts.ts';
import { savedPagesMessages as texts } from '../../saved-pages/messages.en.ts';
import type { DeviceCourse } from '../../search/device-courses.ts';
import { narrowCourses } from '../../search/local-search.ts';
import { emptySearch } from '../../search/search-address.ts';

const Results = styled.ul({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '& > li': { padding: '.5rem 0', borderBottom: '1px solid var(--c-hairline)', overflowWrap: 'anywhere' },
});

/**
 * A search by text over the courses on this device.
 * @param initialText what was searched for when the network was missing
 */
export function CourseSearch({
  courses,
  initialText,
}: {
  courses: readonly DeviceCourse[];
  initialText: string;
}) {
  const [text, setText] = useState(initialText);
  const found = useMemo(
    () =>
      text.trim()
        ? narrowCourses(
            courses.map(({ course }) => course),
            { ...emptySearch, search: text },
          )
        : null,
    [courses, text],
  );
  const pathOf = useMemo(() => new Map(courses.map(({ course, path }) => [course.id, path])), [courses]);
  if (courses.length === 0) return null;
  return (
    <Stack component="section" gap={8} aria-labelledby="courses">
      <Heading level={2} size="m" id="courses">
        {texts.courses}
      </Heading>
      <TextField
        label={texts.searchCourses(courses.length)}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Text tone="slate" size="s" role="status">
        {found && texts.coursesFound(found.length)}
      </Text>
      {found && found.length > 0 && (
        <Results aria-labelledby="courses">
          {found.map((course) => (
            <li key={course.id}>
              {/* A new document, which the service worker answers. */}
              <TextLink href={pathOf.get(course.id)}>
                <DataText>{courseName(course)}</DataText>
              </TextLink>
              <Text tone="slate" size="s">
                <DataText>{universityName(course)}</DataText> · {countryName(courseCountry(course)) ?? ''}
              </Text>
            </li>
          ))}
        </Results>
      )}
    </Stack>
  );
}

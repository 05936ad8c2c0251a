import { Link, type WidgetContracts } from 'shared-shell';
import { Heading, Stack, TextLink, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { coursePath } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { useShortlist } from '../../shortlist/use-shortlist.ts';

const SHOWN_COURSES = 3;

/** The visitor's other saved courses, as the next step after an application. Renders nothing without any. */
export default function SavedCoursesWidget({ except }: WidgetContracts['saved-courses']) {
  const { courses } = useShortlist();
  const others = courses.filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="saved-courses">
      <Heading level={3} size="s" id="saved-courses">
        {messages.otherSavedCourses}
      </Heading>
      <Stack component="ul" gap={4} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {others.slice(0, SHOWN_COURSES).map(({ id, name, universityName }) => (
          <li key={id} style={{ display: 'flex', minHeight: 44, alignItems: 'center' }}>
            <span>
              <TextLink component={Link} to={coursePath(id)}>
                <DataText>{name || messages.course}</DataText>
              </TextLink>
              {universityName && (
                <>
                  , <DataText>{universityName}</DataText>
                </>
              )}
            </span>
          </li>
        ))}
        {others.length > SHOWN_COURSES && (
          <li style={{ display: 'flex', minHeight: 44, alignItems: 'center' }}>
            <TextLink component={Link} to="/shortlist">
              {messages.allSavedCourses(others.length)}
              <VisuallyHidden> {messages.shortlist}</VisuallyHidden>
            </TextLink>
          </li>
        )}
      </Stack>
    </section>
  );
}

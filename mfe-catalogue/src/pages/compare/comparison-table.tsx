import { useState } from 'react';
import { type Course, specializationListQuery, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { Button, Checkbox, from, PlusIcon, Stack, styled, TextLink, VisuallyHidden } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { compareCourses } from '../../compare/comparison.ts';
import { comparePath, MAX_COMPARED, MIN_COMPARED } from '../../compare/course-ids.ts';
import { useCompareChoice } from '../../compare/use-compare-choice.ts';
import { courseName, coursePath, universityName } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { ShareButton } from '../../sharing/share-button.tsx';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { Logo } from '../../university/logo.tsx';

/** Two courses fit beside the labels on a screen of 360 px. Further ones need horizontal scrolling. */
const Scroller = styled.div({
  // Contains the absolutely positioned visually hidden texts, which would otherwise widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: '1px solid var(--c-hairline)',
  borderRadius: 16,
  background: 'var(--c-card)',
  '@media print': { overflow: 'visible', border: 0 },
});
/** Rows without differences are also left out before the code has arrived. */
const Comparison = styled(Stack)({
  '&:has([name=differences]:checked) tbody tr:not([data-differs])': { display: 'none' },
});
const Table = styled.table({
  width: '100%',
  minWidth: 'calc(6.5rem + var(--courses) * 7.25rem)',
  tableLayout: 'fixed',
  '& th,& td': {
    padding: '.625rem .5rem',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--c-hairline)',
    overflowWrap: 'break-word',
    [from.sm]: { padding: '.75rem 1rem' },
    '@media print': { padding: '.3rem .5rem', breakInside: 'avoid' },
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& th[scope=row],& thead td': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '6.5rem',
    paddingInlineEnd: '.25rem',
    background: 'var(--c-card)',
    fontSize: '.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    hyphens: 'auto',
    color: 'var(--c-slate)',
    [from.sm]: { width: '11rem', fontSize: '.875rem' },
    '@media print': { position: 'static', width: '8rem' },
  },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tr:not([data-differs]) td': { color: 'var(--c-slate)' },
  '& tr[data-differs] td': { fontWeight: 600 },
  '& tr[data-differs] th': { boxShadow: 'inset 4px 0 var(--c-amber)' },
});
/** Name and controls of a course. */
const CourseHead = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '.5rem',
  lineHeight: 1.35,
});
const Controls = styled.div({ display: 'flex', flexWrap: 'wrap', marginInlineStart: '-.75rem' });
const Only = styled.div({
  flex: '1 1 100%',
  [from.sm]: { flex: 'none', marginInlineEnd: '1rem' },
});
const Mark = styled.span({
  display: 'block',
  fontSize: '.75rem',
  fontWeight: 700,
  color: 'var(--c-amber)',
  whiteSpace: 'nowrap',
});

function Tools({
  courses,
  onlyDifferences,
  onOnlyDifferences,
}: {
  courses: readonly Course[];
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
}) {
  const choice = useCompareChoice();
  const chosen = courses.map((course) => ({ id: course.id, name: courseName(course) }));
  return (
    <Stack row gap={8} data-no-print="">
      <Only>
        <Checkbox
          name="differences"
          label={messages.onlyDifferences}
          checked={onlyDifferences}
          onChange={(event) => onOnlyDifferences(event.target.checked)}
        />
      </Only>
      {courses.length < MAX_COMPARED && (
        <Button size="s" component={Link} to="/course-search" onClick={() => choice.set(chosen)}>
          <PlusIcon size={20} /> {messages.addCourse}
        </Button>
      )}
      <NeedsScript>
        <Button size="s" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </NeedsScript>
      <ShareButton title={messages.compareCourses} size="s" />
    </Stack>
  );
}

/** Facts as rows, courses as columns. Rows with differences are marked by a word and a bar. */
export function ComparisonTable({ courses }: { courses: readonly Course[] }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const subjects = useQuery(specializationListQuery(useApi())).data;
  const rows = compareCourses(courses, subjects).filter(({ differs }) => differs || !onlyDifferences);
  const without = (course: Course) => courses.filter(({ id }) => id !== course.id).map(({ id }) => id);
  return (
    <Comparison>
      <Tools courses={courses} onlyDifferences={onlyDifferences} onOnlyDifferences={setOnlyDifferences} />
      <Scroller role="region" aria-label={messages.compareCourses} tabIndex={0}>
        <Table style={{ '--courses': courses.length } as React.CSSProperties}>
          <thead>
            <tr>
              <td />
              {courses.map((course) => (
                <th key={course.id} scope="col">
                  <CourseHead>
                    <Logo src={course.university?.logo} name={universityName(course)} size={40} />
                    <TextLink component={Link} to={coursePath(course.id)}>
                      {courseName(course)}
                    </TextLink>
                    <Controls data-no-print="">
                      <SaveButton course={course} size="s" />
                      {courses.length > MIN_COMPARED && (
                        <Button
                          variant="text"
                          size="s"
                          component={Link}
                          to={comparePath(without(course))}
                          replace
                        >
                          {messages.remove}
                          <VisuallyHidden> {courseName(course)}</VisuallyHidden>
                        </Button>
                      )}
                    </Controls>
                  </CourseHead>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && (
                    <Mark>
                      <span aria-hidden="true">≠ </span>
                      {messages.differs}
                    </Mark>
                  )}
                </th>
                {values.map((value, index) => (
                  <td key={courses[index]?.id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Comparison>
  );
}

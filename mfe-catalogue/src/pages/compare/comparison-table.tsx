import { useState } from 'react';
import type { Course } from 'shared-api';
import { Link, useNavigate } from 'shared-shell';
import { Button, Checkbox, Stack, styled, TextLink, VisuallyHidden } from 'shared-ui';
import { compareCourses } from '../../compare/comparison.ts';
import { comparePath, fewest } from '../../compare/course-ids.ts';
import { coursePath } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { ShareButton } from '../../sharing/share-button.tsx';
import { SaveButton } from '../../shortlist/save-button.tsx';

/** Two courses fit beside the labels on a phone of 360 px; further ones are reached by scrolling sideways. */
const Scroller = styled.div({
  // Hidden texts inside are placed absolutely: without this they would widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: '1px solid var(--c-hairline)',
  borderRadius: 16,
  background: 'var(--c-card)',
  '@media print': { overflow: 'visible', border: 0 },
});
const Table = styled.table({
  width: '100%',
  minWidth: 'calc(6.5rem + var(--courses) * 7.25rem)',
  '& th,& td': {
    padding: '.625rem .5rem',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--c-hairline)',
    overflowWrap: 'anywhere',
    '@media (min-width:640px)': { padding: '.75rem 1rem' },
  },
  '& th[scope=row],& thead td': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '6.5rem',
    background: 'var(--c-card)',
    fontSize: '.875rem',
    fontWeight: 600,
    color: 'var(--c-slate)',
    '@media (min-width:640px)': { width: '11rem' },
  },
  '& tr[data-differs] th': { boxShadow: 'inset 4px 0 var(--c-amber)' },
});
const Mark = styled.span({ display: 'block', color: 'var(--c-amber)', fontWeight: 700 });

/** Facts as rows, courses as columns; rows that differ are marked by a word and a bar. */
export function ComparisonTable({ courses }: { courses: readonly Course[] }) {
  const navigate = useNavigate();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareCourses(courses).filter(({ differs }) => differs || !onlyDifferences);
  const without = (course: Course) => courses.filter(({ id }) => id !== course.id).map(({ id }) => id);
  return (
    <Stack>
      <Stack row gap={12} data-no-print="">
        <Checkbox
          label={messages.onlyDifferences}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
        <Button onClick={() => window.print()}>{messages.print}</Button>
        <ShareButton title={messages.compareCourses} />
      </Stack>
      <Scroller role="region" aria-label={messages.compareCourses} tabIndex={0}>
        <Table style={{ '--courses': courses.length } as React.CSSProperties}>
          <thead>
            <tr>
              <td />
              {courses.map((course) => (
                <th key={course.id} scope="col">
                  <TextLink component={Link} to={coursePath(course.id)}>
                    {course.course_name}
                  </TextLink>
                  <div data-no-print="">
                    <SaveButton course={course} size="s" />
                    {courses.length > fewest && (
                      <Button
                        variant="text"
                        size="s"
                        onClick={() => navigate(comparePath(without(course)), { replace: true })}
                      >
                        {messages.remove}
                        <VisuallyHidden> {course.course_name}</VisuallyHidden>
                      </Button>
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <Mark>{messages.differs}</Mark>}
                </th>
                {values.map((value, index) => (
                  <td key={courses[index]?.id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Stack>
  );
}

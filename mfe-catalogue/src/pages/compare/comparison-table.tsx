import { useState } from 'react';
import { type Course, specializationListQuery, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { useVisitorProfile } from 'shared-shell/visitor-profile';
import { Button, Checkbox, from, Stack, styled, Text, TextLink, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { applyPath } from '../../apply/apply-dialog.tsx';
import { compareCourses } from '../../compare/comparison.ts';
import { comparePath, MAX_COMPARED, MIN_COMPARED } from '../../compare/course-ids.ts';
import { useCompareChoice } from '../../compare/use-compare-choice.ts';
import { useRates } from '../../cost/use-rates.ts';
import { courseName, coursePath, universityLabelId, universityName } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { PrintButton } from '../../printing/print-button.tsx';
import { StandingLine } from '../../qualify/standing-line.tsx';
import { ShareButton } from '../../sharing/share-button.tsx';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { Logo } from '../../university/logo.tsx';
import { AddCourse } from './add-course.tsx';

/** Id of the region with the table. */
const TABLE = 'comparison';

/** Screens so low that the names would leave no room for the rows below them: there they scroll away. */
const LOW = '@media (max-height:480px)';

/**
 * Two courses fit beside the labels on a screen of 360 px. Further ones need horizontal scrolling. The table scrolls in
 * both directions, so that the names of the courses stay in view above it.
 */
const Scroller = styled.div({
  // Contains the absolutely positioned visually hidden texts, which would otherwise widen the page.
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Chrome before 108 has no `dvh`; without a limit the names would scroll away.
  maxHeight: ['calc(100vh - 9rem)', 'calc(100dvh - 9rem)'],
  // What has the focus is scrolled clear of the sticky names, of up to four lines, and of the labels.
  scrollPaddingBlockStart: '11rem',
  scrollPaddingInlineStart: '6.5rem',
  [from.sm]: { scrollPaddingInlineStart: '11rem' },
  // On a phone on its side the table would show three rows at a time; the names do not stay there.
  [LOW]: { maxHeight: 'none', scrollPaddingBlockStart: 0 },
  border: '1px solid var(--c-hairline)',
  borderRadius: 16,
  background: 'var(--c-card)',
  '@media print': { overflow: 'visible', maxHeight: 'none', border: 0 },
});
/** On narrow screens, where the third and fourth course are out of view. */
const MoreColumns = styled(Text)({ [from.sm]: { display: 'none' }, '@media print': { display: 'none' } });
/** Rows without differences are also left out before the code has arrived. */
const Comparison = styled(Stack)({
  '&:has([name=differences]:checked) tbody tr:not([data-differs])': { display: 'none' },
});
const Table = styled.table({
  width: '100%',
  minWidth: 'calc(6.5rem + var(--courses) * var(--column))',
  // On a phone three and more scroll anyway, so they have room for longer words.
  '--column': '6.875rem',
  '&[data-scrolls]': { '--column': '8.25rem', [from.sm]: { '--column': '6.875rem' } },
  tableLayout: 'fixed',
  '& th,& td': {
    padding: '.625rem .3125rem',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--c-hairline)',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    [from.sm]: { padding: '.75rem 1rem' },
    '@media print': { padding: '.3rem .5rem', breakInside: 'avoid' },
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& th[scope=row],& thead td': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '6.5rem',
    paddingInline: '.5rem .25rem',
    background: 'var(--c-card)',
    fontSize: '.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    hyphens: 'auto',
    color: 'var(--c-slate)',
    [from.sm]: { width: '11rem', paddingInlineStart: '1rem', fontSize: '.875rem' },
    '@media print': { position: 'static', width: '8rem' },
  },
  '& thead': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    background: 'var(--c-card)',
    boxShadow: '0 1px 0 var(--c-hairline)',
    [LOW]: { position: 'static' },
    '@media print': { position: 'static' },
  },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tr:not([data-differs]) td': { color: 'var(--c-slate)' },
  '& td[data-best]': { fontWeight: 700 },
});
/** Logo and name of a course. */
const CourseHead = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '.5rem',
  // On a phone words of up to 14 letters have room in a line. Not every browser has hyphenation.
  fontSize: '.875rem',
  [from.sm]: { fontSize: '1rem' },
  lineHeight: 1.35,
  // Long words of a name would reach into the next column.
  overflowWrap: 'anywhere',
});
const Controls = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.25rem' });
const Only = styled.div({
  flex: '1 1 100%',
  [from.sm]: { flex: 'none', marginInlineEnd: '1rem' },
});
/** Names the best value of a row in words. */
const Best = styled.span({
  display: 'block',
  fontSize: '.75rem',
  fontWeight: 700,
  color: 'var(--c-ok)',
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
      {courses.length < MAX_COMPARED && <AddCourse courses={courses} size="s" />}
      <PrintButton size="s" />
      <ShareButton title={messages.compareCourses} parameters={['ids']} size="s" />
    </Stack>
  );
}

/** Facts as rows, courses as columns. The best value of a row is marked by a word. */
export function ComparisonTable({ courses }: { courses: readonly Course[] }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { profile } = useVisitorProfile();
  const { remove } = useCompareChoice();
  const subjects = useQuery(specializationListQuery(useApi())).data;
  const { rates } = useRates();
  const rows = compareCourses(courses, subjects, rates).filter(({ differs }) => differs || !onlyDifferences);
  const without = (course: Course) => courses.filter(({ id }) => id !== course.id).map(({ id }) => id);
  return (
    <Comparison>
      <Tools courses={courses} onlyDifferences={onlyDifferences} onOnlyDifferences={setOnlyDifferences} />
      {courses.length > 2 && (
        <MoreColumns tone="muted" size="s">
          {messages.moreColumns(courses.length)}
        </MoreColumns>
      )}
      <VisuallyHidden role="status">{messages.courseCount(courses.length)}</VisuallyHidden>
      <Scroller id={TABLE} role="region" aria-label={messages.compareCourses} tabIndex={0}>
        <Table
          data-scrolls={courses.length > 2 || undefined}
          style={{ '--courses': courses.length } as React.CSSProperties}
        >
          <thead>
            <tr>
              <td />
              {courses.map((course) => (
                <th key={course.id} scope="col">
                  <CourseHead>
                    <Logo src={course.university?.logo} name={universityName(course)} size={40} />
                    <TextLink
                      component={Link}
                      to={coursePath(course.id)}
                      aria-describedby={universityLabelId(course.id)}
                    >
                      <DataText>{courseName(course)}</DataText>
                    </TextLink>
                    <VisuallyHidden id={universityLabelId(course.id)}>
                      <DataText>{universityName(course)}</DataText>
                    </VisuallyHidden>
                  </CourseHead>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-differs="" data-no-print="">
              <th scope="row">{messages.nextStep}</th>
              {courses.map((course) => (
                <td key={course.id}>
                  <Controls>
                    <Button
                      variant="primary"
                      size="s"
                      component={Link}
                      to={applyPath(course.id)}
                      aria-describedby={universityLabelId(course.id)}
                    >
                      {messages.applyNow}
                      <VisuallyHidden>
                        {' '}
                        <DataText>{messages.forCourse(courseName(course))}</DataText>
                      </VisuallyHidden>
                    </Button>
                    <SaveButton course={course} describedBy={universityLabelId(course.id)} size="s" />
                    {courses.length > MIN_COMPARED && (
                      <Button
                        variant="text"
                        size="s"
                        component={Link}
                        to={comparePath(without(course))}
                        replace
                        // Else the search, to which Back leads, would still show the course as chosen.
                        onClick={() => remove(course.id)}
                        aria-describedby={universityLabelId(course.id)}
                        {...handsOnFocus('remove-compared', `#${TABLE}`)}
                      >
                        {messages.remove}
                        <VisuallyHidden>
                          {' '}
                          <DataText>{courseName(course)}</DataText>
                        </VisuallyHidden>
                      </Button>
                    )}
                  </Controls>
                </td>
              ))}
            </tr>
            {rows.map(({ label, values, differs, best }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={courses[index]?.id} data-best={best?.indices.has(index) || undefined}>
                    <DataText>{value}</DataText>
                    {best?.indices.has(index) && (
                      <Best>
                        <span aria-hidden="true">✓ </span>
                        {best.mark}
                      </Best>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            {profile && (
              <tr data-differs="">
                <th scope="row">{messages.yourStanding}</th>
                {courses.map((course) => (
                  <td key={course.id}>
                    <StandingLine course={course} />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </Table>
      </Scroller>
    </Comparison>
  );
}

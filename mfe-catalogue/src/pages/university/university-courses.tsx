import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { allCoursesQuery, type Course, errorMessage, type University, useQuery } from 'shared-api';
import { Link, useApi, useHref, useLocation, useSearchParams } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Button, Card, CardBody, Grid, Heading, Stack, styled, Text, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { ApplyDialog, applyPath } from '../../apply/apply-dialog.tsx';
import { courseName, coursePath, intakeMonths } from '../../course/course-facts.ts';
import { detailDuration } from '../../course/duration.ts';
import { messages } from '../../messages.en.ts';
import { formatFee } from '../../money/fee.ts';
import { ALL_COURSES, FIRST_COURSES, firstCoursesQuery } from './first-courses-query.ts';

const Facts = styled.dl({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '.25rem .75rem',
  '& dt': { color: 'var(--c-muted)', fontSize: '.875rem' },
  '& dd': { margin: 0, fontWeight: 600 },
});

/** Browsers skip rendering cards that are far from the screen. */
const skippedOffscreen = { contentVisibility: 'auto', containIntrinsicSize: 'auto 16rem' } as const;

/** The university's courses, each with View Detail and Apply Now (UNI-6). */
export function UniversityCourses({ university }: { university: University }) {
  const api = useApi();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const wantsAll = query.get('courses') === ALL_COURSES;
  const complete = useQuery({ ...allCoursesQuery(api, university.id), enabled: wantsAll });
  const first = useQuery({ ...firstCoursesQuery(api, university.id), enabled: !complete.data });
  const courses = complete.data || complete.isError ? complete : first;
  const [applyingFor, setApplyingFor] = useState<Course | null>(null);
  const [isApplying, setIsApplying] = useState(false);
  const count = courses.data?.count ?? courses.data?.results.length ?? 0;
  // Limits the first view even when the API sends more. Rendering is deferred, so that a thousand cards do not block
  // the page.
  const known = useMemo(
    () => complete.data?.results ?? courses.data?.results.slice(0, FIRST_COURSES) ?? [],
    [complete.data, courses.data],
  );
  const shown = useDeferredValue(known);
  const list = useRef<HTMLUListElement>(null);
  const hasMore = complete.data !== undefined && shown === known;
  // The link disappears after use: the focus moves to the first new course. Not on a page that was opened with all.
  const [hadAll] = useState(wantsAll);
  useEffect(() => {
    // Safari leaves the focus to what surrounds a pressed link.
    if (hadAll || !hasMore || !document.activeElement?.matches('body,main')) return;
    list.current?.children[FIRST_COURSES]?.querySelector('a')?.focus();
  }, [hasMore, hadAll]);
  return (
    <section aria-labelledby="courses">
      <Stack gap={16}>
        <Heading level={2} size="m" id="courses">
          {messages.coursesAt(university.university_name)}
        </Heading>
        <QueryView
          query={courses}
          loading={<LoadingSpinner />}
          failure={errorMessage.courseList}
          empty={<Text tone="slate">{messages.noCoursesHere}</Text>}
        >
          {() => (
            <Grid component="ul" columns={[1, 2, 3]} aria-labelledby="courses" ref={list}>
              {shown.map((course) => (
                <li key={course.id} style={skippedOffscreen}>
                  <CourseOfUniversity
                    course={course}
                    onApply={() => {
                      setApplyingFor(course);
                      setIsApplying(true);
                    }}
                  />
                </li>
              ))}
            </Grid>
          )}
        </QueryView>
        {count > shown.length && !complete.data && (
          <div>
            {complete.isFetching ? (
              <Button loading />
            ) : (
              <Button component={Link} to={`${pathname}?courses=${ALL_COURSES}`} replace>
                {messages.showAllCourses(count)}
              </Button>
            )}
          </div>
        )}
      </Stack>
      {applyingFor && (
        <ApplyDialog
          open={isApplying}
          onClose={() => setIsApplying(false)}
          course={applyingFor}
          universityName={university.university_name}
        />
      )}
    </section>
  );
}

function CourseOfUniversity({ course, onApply }: { course: Course; onApply: () => void }) {
  const fee = (value: Course['annual_fees']) =>
    formatFee(value, course.currency_type) ?? messages.feeFallback;
  const pageOfCourse = useHref(applyPath(course.id));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  const context = (
    <VisuallyHidden>
      {' '}
      <DataText>{messages.forCourse(courseName(course))}</DataText>
    </VisuallyHidden>
  );
  return (
    <Card style={{ height: '100%' }}>
      <CardBody>
        <Heading level={3} size="s">
          <DataText>{courseName(course)}</DataText>
        </Heading>
        <Facts>
          <dt>{messages.length}</dt>
          <dd>{detailDuration(course.duration_year)}</dd>
          <dt>{messages.annualFee}</dt>
          <dd>{fee(course.annual_fees)}</dd>
          <dt>{messages.totalFee}</dt>
          <dd>{fee(course.total_fees)}</dd>
          <dt>{messages.intakes}</dt>
          <dd>{intakeMonths(course).join(', ') || messages.noIntake}</dd>
        </Facts>
        <Stack row gap={8} style={{ marginTop: 'auto' }}>
          <Button size="s" component={Link} to={coursePath(course.id)}>
            {messages.viewDetail}
            {context}
          </Button>
          {/* Without code the page of the course opens, where Apply Now needs none. */}
          <form action={pageOfCourse} method="get" onSubmit={apply}>
            <Button type="submit" size="s" variant="primary">
              {messages.applyNow}
              {context}
            </Button>
          </form>
        </Stack>
      </CardBody>
    </Card>
  );
}

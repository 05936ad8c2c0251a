import { useEffect, useState } from 'react';
import type { Course } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { useConfig, useLocation, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { from, Heading, Stack, styled, Text } from 'shared-ui';
import { AccreditationSection } from '../../accreditation/accreditation-section.tsx';
import { APPLY_HASH, ApplyDialog } from '../../apply/apply-dialog.tsx';
import { CompareTray } from '../../compare/compare-tray.tsx';
import { CostBox } from '../../cost/cost-box.tsx';
import { courseCountry, courseName, coursePath, universityName } from '../../course/course-facts.ts';
import { useToday } from '../../dates/use-today.ts';
import { PlaceSection } from '../../location/place-section.tsx';
import { messages } from '../../messages.en.ts';
import { formatFee } from '../../money/fee.ts';
import { sharingScene } from '../../sharing/sharing-scene.ts';
import { courseJsonLd, courseSummary } from '../../structured-data/course.ts';
import { withoutVerified } from '../../verification/institution.ts';
import { VerificationSection } from '../../verification/verification-section.tsx';
import { AboutCourse } from './about-course.tsx';
import { AfterApplying } from './after-applying.tsx';
import { ApplyBar, StickyControls } from './apply-bar.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseFrame } from './course-frame.tsx';
import { overviewFacts } from './course-overview.ts';
import { CourseScholarships } from './course-scholarships.tsx';
import { DocumentsNeeded } from './documents-needed.tsx';
import { EntryRequirements } from './entry-requirements.tsx';
import { FactList } from './fact-list.tsx';
import { IntakeDeadlines } from './intake-deadlines.tsx';
import { SimilarCourses } from './similar-courses.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  [from.lg]: {
    gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)',
    gap: '3rem',
    alignItems: 'start',
    '& > aside': { gridColumn: 2, gridRow: 1, position: 'sticky', top: '6.5rem' },
    '& > div': { gridColumn: 1, gridRow: 1 },
  },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});

/** What is as wide as the page, below both columns. */
const Below = styled.div({ marginTop: '3rem', '&:empty': { display: 'none' } });

const APPLY_DIALOG = 'apply-dialog';

/** @param readAt when the course was read, from which the day in Nepal is taken */
export function CourseView({ course, readAt }: { course: Course; readAt: number }) {
  const today = useToday(readAt);
  const { publicUrl } = useConfig();
  const { hash } = useLocation();
  const [isApplying, setIsApplying] = useState(false);
  useEffect(() => {
    if (hash === APPLY_HASH) setIsApplying(true);
  }, [hash]);
  const stopApplying = () => {
    setIsApplying(false);
    // A reload would open the dialog again. Not by the router: it would give up the page that a link in the dialog opens.
    const { hash: ofAddress, pathname, search } = window.location;
    if (ofAddress === APPLY_HASH) window.history.replaceState(window.history.state, '', pathname + search);
  };

  const name = universityName(course);
  const fee = formatFee(course.annual_fees, course.currency_type);
  const path = coursePath(course.id);
  usePage({
    title: [courseName(course), name, fee && messages.perYear(fee)].filter(Boolean).join(' — '),
    description: courseSummary(course),
    canonical: path,
    sharing: {
      title: courseName(course),
      detail: [name, countryName(courseCountry(course))].filter(Boolean).join(', '),
      scene: sharingScene(courseCountry(course)),
    },
    jsonLd: [
      courseJsonLd(course, publicUrl),
      breadcrumbs(publicUrl, [
        { name: messages.courseSearch, path: '/course-search' },
        { name: courseName(course), path },
      ]),
    ],
  });

  return (
    <>
      <CourseFrame course={course}>
        <Columns>
          <CourseActions course={course} today={today} dialog={APPLY_DIALOG} />
          <Stack gap={32}>
            <section aria-labelledby="overview">
              <Heading level={2} size="m" id="overview">
                {messages.overview}
              </Heading>
              <FactList facts={overviewFacts(course)} />
            </section>
            <AboutCourse course={course} />
            <EntryRequirements course={course} />
            <CostBox course={course} />
            <IntakeDeadlines course={course} today={today} />
            {course.university?.id != null && (
              <CourseScholarships universityId={course.university.id} today={today} />
            )}
            <DocumentsNeeded course={course} />
            <AfterApplying />
            <VerificationSection of={course} universityId={course.university?.id} today={today} size="m" />
            <AccreditationSection
              accreditations={withoutVerified(course)}
              size="m"
              empty={
                <Text tone="slate" style={{ marginTop: '.5rem' }}>
                  {messages.noAccreditation}
                </Text>
              }
            />
            <PlaceSection
              name={name === messages.universityFallback ? null : name}
              city={course.university?.city?.city_name}
              country={courseCountry(course)}
            />
          </Stack>
        </Columns>
        <Below>
          <SimilarCourses courseId={course.id} today={today} />
        </Below>
        <StickyControls>
          <CompareTray sendsBoxes={false} />
          <ApplyBar fee={fee ? messages.perYear(fee) : messages.feeFallback} dialog={APPLY_DIALOG} />
        </StickyControls>
      </CourseFrame>
      <ApplyDialog
        id={APPLY_DIALOG}
        open={isApplying}
        onOpen={() => setIsApplying(true)}
        onClose={stopApplying}
        course={course}
        universityName={course.university?.university_name ?? undefined}
      />
    </>
  );
}

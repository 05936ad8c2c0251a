import { useEffect, useState } from 'react';
import type { Course } from 'shared-api';
import { Link, useConfig, useLocation, usePage, Widget } from 'shared-shell';
import { Button, Card, CardBody, Container, Heading, Section, Stack, styled, Text } from 'shared-ui';
import { coursePath, courseUniversityPath, universityName } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { formatFee } from '../../money/fee.ts';
import { ShareButton } from '../../sharing/share-button.tsx';
import { SaveButton } from '../../shortlist/save-button.tsx';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { courseJsonLd, courseSummary } from '../../structured-data/course.ts';
import { CourseHeader } from './course-header.tsx';
import { CourseOverview } from './course-overview.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '1.5rem',
  '@media (min-width:1024px)': { gridTemplateColumns: 'minmax(0,2fr) minmax(0,1fr)', alignItems: 'start' },
});
const Price = styled.p({ fontSize: '1.6rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

/** Address part that opens the apply dialog: the way back from login and from 'Continue your application'. */
const applyHash = '#apply';

export function CourseView({ course }: { course: Course }) {
  const { publicUrl } = useConfig();
  const { hash } = useLocation();
  const [isApplying, setIsApplying] = useState(false);
  useEffect(() => {
    if (hash === applyHash) setIsApplying(true);
  }, [hash]);

  const name = universityName(course);
  const fee = formatFee(course.annual_fees, course.currency_type);
  const path = coursePath(course.id);
  usePage({
    title: [course.course_name, name, fee && messages.perYear(fee)].filter(Boolean).join(' — '),
    description: courseSummary(course),
    canonical: path,
    jsonLd: [
      courseJsonLd(course, publicUrl),
      breadcrumbs(publicUrl, [
        { name: messages.courseSearchTitle, path: '/course-search' },
        { name: course.course_name, path },
      ]),
    ],
  });
  const universityPath = courseUniversityPath(course);

  return (
    <>
      <CourseHeader course={course} />
      <Section>
        <Container>
          <Columns>
            <Stack gap={32}>
              <section aria-labelledby="overview">
                <Heading level={2} size="m" id="overview">
                  {messages.overview}
                </Heading>
                <CourseOverview course={course} />
              </section>
              <Accreditations course={course} />
            </Stack>
            <Card as="aside" aria-label={messages.applyNow}>
              <CardBody style={{ gap: '.75rem' }}>
                <div>
                  <Text tone="muted" size="s">
                    {messages.annualFee}
                  </Text>
                  <Price>{fee ?? messages.feeFallback}</Price>
                </div>
                <Button variant="primary" wide onClick={() => setIsApplying(true)}>
                  {messages.applyNow}
                </Button>
                {universityPath && (
                  <Button wide component={Link} to={universityPath}>
                    {messages.universityDetails}
                  </Button>
                )}
                <SaveButton course={course} wide />
                <ShareButton title={course.course_name} />
              </CardBody>
            </Card>
          </Columns>
        </Container>
      </Section>
      <Widget
        name="apply"
        open={isApplying}
        onClose={() => setIsApplying(false)}
        course={{
          id: course.id,
          name: course.course_name,
          universityName: course.university?.university_name ?? undefined,
        }}
      />
    </>
  );
}

function Accreditations({ course }: { course: Course }) {
  const named = course.accreditations.filter(({ accreditation }) => accreditation);
  return (
    <section aria-labelledby="accreditation">
      <Heading level={2} size="m" id="accreditation">
        {messages.accreditation}
      </Heading>
      {named.length === 0 ? (
        <Text tone="slate">{messages.noAccreditation}</Text>
      ) : (
        <ul>
          {named.map(({ id, accreditation, register, code, checked_on }, index) => (
            <li key={id ?? index}>
              {accreditation}
              {register && code && (
                <Text component="span" tone="muted" size="s">
                  {` (${[register, code].join(' ')}${checked_on ? `, ${messages.checkedOn(checked_on)}` : ''})`}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { KeepOffline } from 'shared-shell/keep-offline';
import { Banner, Container, from, Heading, Section, Stack, styled } from 'shared-ui';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { AppointmentBanner } from '../consultation/appointment-banner.tsx';
import { destinationPath, destinations } from '../destinations/destinations.ts';
import { FactChart } from '../facts/fact-chart.tsx';
import { FactNote } from '../facts/fact-note.tsx';
import { PageSection } from '../layout/page-section.tsx';
import { messages } from '../messages.en.ts';
import { Reveal } from '../motion/reveal.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { guideArticle, guideQuestions } from '../structured-data/guide.ts';
import { Paragraphs, plain, RunningText } from '../text/running-text.tsx';
import type { Guide } from './guide.ts';
import { GUIDE_SECTIONS } from './guide-section-id.ts';
import { CoursesLink } from './parts/courses-link.tsx';
import { GuideAtAGlance } from './parts/guide-at-a-glance.tsx';
import { GuideCost } from './parts/guide-cost.tsx';
import { GuideItems } from './parts/guide-items.tsx';
import { GuideSectionView } from './parts/guide-section-view.tsx';
import { ReasonsFigure } from './parts/reasons-figure.tsx';
import { SystemLadder } from './parts/system-ladder.tsx';
import { VisaTrail } from './parts/visa-trail.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2rem',
  alignItems: 'start',
  [from.lg]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' },
  '&[data-equal]': { [from.lg]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
  // Firefox cuts and overlaps the text of a grid that is higher than a sheet.
  '@media print': { display: 'block', '& > *': { marginBottom: '1.5rem' } },
});
const Picture = styled.div({
  borderRadius: 20,
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: 'auto', objectFit: 'cover' },
});

/** A country guide (GUIDE-2). All six have the same structure. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { publicUrl } = useConfig();
  const path = destinationPath(guide.slug);
  const title = destinations.find(({ slug }) => slug === guide.slug)?.title ?? guide.country;
  const official = guide.chart.rows[0]?.official ?? '';
  usePage({
    title,
    description: messages.guideDescription(title, guide.visa.steps.length, guide.faq.length),
    canonical: path,
    image: sharingPicture(guide.slug),
    type: 'article',
    jsonLd: [
      guideArticle(publicUrl, path, title, plain(guide.intro[0] ?? [])),
      guideQuestions(publicUrl, path, guide.faq),
      breadcrumbs(publicUrl, [
        { name: messages.studyAbroad, path: '/study-abroad' },
        { name: title, path },
      ]),
    ],
  });
  return (
    <>
      <Banner
        title={title}
        scene={<Scene name={guide.slug} fetchPriority="high" />}
        before={<Breadcrumb to="/study-abroad">{messages.studyAbroad}</Breadcrumb>}
      />
      <Reveal>
        <Section>
          <Container>
            <Columns>
              <Stack>
                <Heading level={2}>{guide.introHeading}</Heading>
                <Paragraphs of={guide.intro} />
                <div>
                  <CoursesLink guide={guide} />
                </div>
                <KeepOffline />
              </Stack>
              <GuideAtAGlance guide={guide} />
            </Columns>
          </Container>
        </Section>
        <Section data-tone="tint">
          <Container>
            <Columns>
              <Stack>
                <Heading level={2} id={GUIDE_SECTIONS.features}>
                  {messages.featuresHeading(guide.country)}
                </Heading>
                <GuideItems items={guide.features} />
                <FactNote official={official} />
              </Stack>
              <Stack>
                <Heading level={2}>{guide.system.title}</Heading>
                <p>
                  <RunningText words={guide.system.intro} />
                </p>
                <SystemLadder levels={guide.system.levels} />
              </Stack>
            </Columns>
          </Container>
        </Section>
        <Section>
          <Container>
            <Columns data-equal="">
              <Stack>
                <Heading level={2} id={GUIDE_SECTIONS.visa}>
                  {guide.visa.title}
                </Heading>
                <GuideItems items={guide.visa.steps} numbered />
                <FactNote official={official} />
              </Stack>
              <VisaTrail title={guide.visa.title} steps={guide.visa.steps.map((step) => step.title)} />
            </Columns>
          </Container>
        </Section>
        <Section data-tone="tint">
          <Container>
            <FactChart title={guide.chart.title} rows={guide.chart.rows} />
          </Container>
        </Section>
        <Section>
          <Container>
            <Stack gap={48}>
              <GuideCost rule={guide.cost} />
              {guide.sections.map((section) => (
                <GuideSectionView key={section.id} section={section} />
              ))}
            </Stack>
          </Container>
        </Section>
        <PageSection tinted heading={messages.whyChooseUs}>
          <ReasonsFigure />
        </PageSection>
        <PageSection heading={messages.faqHeading} id={GUIDE_SECTIONS.questions}>
          <Columns>
            <div>
              <GuideItems items={guide.faq} />
              <FactNote official={official} />
            </div>
            <Picture>
              <Scene name={guide.slug} loading="lazy" />
            </Picture>
          </Columns>
        </PageSection>
        <AppointmentBanner />
      </Reveal>
    </>
  );
}

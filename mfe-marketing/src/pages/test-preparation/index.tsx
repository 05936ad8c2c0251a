import { useConfig, useLocation, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { from, Grid, Heading, Stack, styled, Tabs } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import { Picture } from 'shared-ui/picture';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { FactNote } from '../../facts/fact-note.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.en.ts';
import { testPictures } from '../../pictures/test-pictures.ts';
import { tests } from '../../test-preparation/tests.ts';
import { Paragraphs, RunningText } from '../../text/running-text.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2.5rem',
  [from.lg]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  '& ul': { paddingInlineStart: '1.4rem', display: 'grid', gap: '.5rem' },
  '& li::marker': { color: 'var(--c-accent)' },
});
const Parts = styled.dl({
  borderRadius: 16,
  border: '1px solid var(--c-hairline)',
  background: 'var(--c-card)',
  '& > div': {
    padding: '.875rem 1rem',
    display: 'grid',
    gap: '.25rem',
    [from.md]: { gridTemplateColumns: '14rem minmax(0,1fr)' },
  },
  '& > div + div': { borderTop: '1px solid var(--c-hairline)' },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0 },
});

/** `/test-preparation/ielts`, `/toefl`, `/pte` (PAGE-1, PAGE-2). */
export default function TestPreparationPage() {
  const { publicUrl } = useConfig();
  const { pathname } = useLocation();
  const test = tests.find(({ slug }) => pathname.includes(slug)) ?? tests[0]!;
  const title = messages.preparation(test.name);
  const path = `/test-preparation/${test.slug}`;
  const official = test.figures[0]?.official ?? '';
  usePage({
    title,
    description: messages.testDescription(test.name, test.longName, test.lead),
    canonical: path,
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: title, path }])],
  });
  return (
    <>
      <PageFrame
        title={title}
        lead={test.lead}
        scene={<Picture src={testPictures[test.slug]} alt="" width={480} height={360} fetchPriority="high" />}
      >
        <Columns>
          <Stack>
            <Heading level={2}>{messages.whatTestIs(test.name)}</Heading>
            <Paragraphs of={test.intro} />
            <Heading level={2}>{messages.whyTest(test.name)}</Heading>
            <Paragraphs of={test.why} />
          </Stack>
          <Stack>
            <Heading level={2}>{messages.keyFeatures}</Heading>
            <ul>
              {test.features.map((words, index) => (
                <li key={index}>
                  <RunningText words={words} />
                </li>
              ))}
            </ul>
            <FactNote official={official} />
          </Stack>
        </Columns>
      </PageFrame>
      <PageSection tinted heading={messages.testTypes}>
        <Grid component="ul" columns={[1, 2]}>
          {test.types.map(({ name, content }) => (
            <li key={name}>
              <Heading level={3}>{name}</Heading>
              <p>
                <RunningText words={content} />
              </p>
            </li>
          ))}
        </Grid>
      </PageSection>
      <PageSection heading={messages.testFormat}>
        <div>
          <Parts>
            {test.format.map(({ part, content }) => (
              <div key={part}>
                <dt>{part}</dt>
                <dd>
                  <RunningText words={content} links={false} />
                </dd>
              </div>
            ))}
          </Parts>
          <FactNote official={official} />
        </div>
        {test.skills && (
          <>
            <Heading level={2}>{messages.skillsHeading}</Heading>
            <Tabs
              label={messages.skillsOf(test.name)}
              tabs={test.skills.map(({ id, name, content }) => ({
                id,
                label: name,
                content: <Paragraphs of={content} />,
              }))}
            />
          </>
        )}
        <Heading level={2}>{messages.tips}</Heading>
        <Columns>
          <ul>
            {test.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Columns>
      </PageSection>
      <AppointmentBanner />
    </>
  );
}

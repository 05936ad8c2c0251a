import { useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { useContent } from 'shared-shell/content';
import { Grid, Heading, Stack, styled, Text } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { BranchesSection } from '../../branches/branches-section.tsx';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.en.ts';
import { Paragraphs } from '../../text/running-text.tsx';
import { WhyUs } from '../../why-us/why-us.tsx';
import { mission, values } from './content.en.ts';
import { Seals } from './seals.tsx';

const Value = styled.li({
  borderTop: '4px solid var(--c-accent)',
  paddingTop: '.75rem',
  display: 'grid',
  // Long words in large text are broken instead of widening the card.
  gridTemplateColumns: 'minmax(0,1fr)',
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
  gap: '.5rem',
  alignContent: 'start',
});

/** `/who-we-are` (PAGE-6). */
export default function AboutPage() {
  const { publicUrl, brand } = useConfig();
  const memberships = useContent('memberships');
  const certifications = useContent('certifications');
  usePage({
    title: messages.whoWeAre,
    description: messages.aboutDescription(brand.name, brand.yearsOfService),
    canonical: '/who-we-are',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.whoWeAre, path: '/who-we-are' }])],
  });
  return (
    <>
      <PageFrame
        title={messages.whoWeAre}
        lead={brand.yearsOfService && messages.yearsOfService(brand.yearsOfService)}
        scene={<Scene name="ridge" fetchPriority="high" />}
      >
        <Stack>
          <Heading level={2}>{messages.ourMission}</Heading>
          <div style={{ maxWidth: '40em', display: 'grid', gap: '1rem' }}>
            <Paragraphs of={mission} />
          </div>
        </Stack>
      </PageFrame>
      <PageSection tinted heading={messages.whyHeading}>
        <WhyUs />
      </PageSection>
      <PageSection heading={messages.coreValues}>
        <Grid component="ul" columns={[1, 2, 3]} gap={24}>
          {values.map(({ name, text }) => (
            <Value key={name}>
              <Heading level={3}>{name}</Heading>
              <Text tone="slate">{text}</Text>
            </Value>
          ))}
        </Grid>
        <Seals heading={messages.memberships} seals={memberships} />
        <Seals heading={messages.certifications} seals={certifications} />
        <Seals heading={messages.licences} seals={brand.licences} />
      </PageSection>
      <BranchesSection />
      <AppointmentBanner />
    </>
  );
}

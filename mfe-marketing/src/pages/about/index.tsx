import { useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
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
import { memberships, mission, values } from './content.ts';

const Value = styled.li({
  borderTop: '4px solid var(--c-accent)',
  paddingTop: '.75rem',
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
});
const Membership = styled.li({
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
  padding: '1rem',
  textAlign: 'center',
  fontWeight: 700,
  borderRadius: 12,
  border: '1px dashed var(--c-control)',
  color: 'var(--c-slate)',
});

/** `/who-we-are` (PAGE-6). */
export default function AboutPage() {
  const { publicUrl, brand } = useConfig();
  usePage({
    title: messages.whoWeAre,
    description: `${brand.name}: ${brand.yearsOfService} years of guiding students from Nepal to universities abroad. Mission, values and branches.`,
    canonical: '/who-we-are',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.whoWeAre, path: '/who-we-are' }])],
  });
  return (
    <>
      <PageFrame
        title={messages.whoWeAre}
        lead={messages.yearsOfService(brand.yearsOfService)}
        scene={<Scene name="ridge" />}
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
        <Heading level={2}>{messages.memberships}</Heading>
        <Grid component="ul" columns={[1, 3]}>
          {memberships.map((name) => (
            <Membership key={name}>{name}</Membership>
          ))}
        </Grid>
      </PageSection>
      <BranchesSection />
      <AppointmentBanner />
    </>
  );
}

import { useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Stack } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { VisaTrail } from '../../guides/parts/visa-trail.tsx';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.en.ts';
import { Paragraphs } from '../../text/running-text.tsx';
import { intro, steps, trailTitle } from './content.en.ts';
import { CountryComparison } from './country-comparison.tsx';

/** `/student-visa`. */
export default function StudentVisaPage() {
  const { publicUrl } = useConfig();
  usePage({
    title: messages.studentVisa,
    description: messages.studentVisaDescription,
    canonical: '/student-visa',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.studentVisa, path: '/student-visa' }])],
  });
  return (
    <>
      <PageFrame
        title={messages.studentVisa}
        lead={messages.studentVisaLead}
        scene={<Scene name="ridge" fetchPriority="high" />}
      >
        <Stack gap={24}>
          <Paragraphs of={intro} />
          <VisaTrail title={trailTitle} steps={steps.map(({ name }) => name)} />
          <ol>
            {steps.map(({ name, text }) => (
              <li key={name}>{`${name}: ${text}`}</li>
            ))}
          </ol>
        </Stack>
      </PageFrame>
      <PageSection tinted heading={messages.compareCountries}>
        <CountryComparison />
      </PageSection>
      <AppointmentBanner />
    </>
  );
}

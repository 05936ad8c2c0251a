import { useConfig, usePage } from 'shared-shell';
import { Banner, Container, Section } from 'shared-ui';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { DestinationCards } from '../../destinations/destination-cards.tsx';
import { messages, texts } from '../../messages.en.ts';
import { breadcrumb } from '../../structured-data/breadcrumb.ts';

/** `/study-abroad` (D1 §2). */
export default function StudyAbroadPage() {
  const { publicUrl } = useConfig();
  usePage({
    title: messages.exploreHeading,
    description:
      'Guides for students from Nepal: Australia, New Zealand, UK, USA, Canada and Dubai, with visa steps, costs, intakes and work rights.',
    canonical: '/study-abroad',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumb(publicUrl, [{ name: messages.exploreHeading, path: '/study-abroad' }])],
  });
  return (
    <>
      <Banner title={messages.exploreHeading} lead={texts.exploreLead} scene={<Scene name="ridge" />} />
      <Section>
        <Container>
          <DestinationCards headingLevel={2} describe />
        </Container>
      </Section>
      <AppointmentBanner />
    </>
  );
}

import { useConfig, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { PageFrame } from 'shared-ui/page-frame';
import { Scene } from 'shared-ui/scenes';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { DestinationCards } from '../../destinations/destination-cards.tsx';
import { messages } from '../../messages.en.ts';

/** `/study-abroad` (GUIDE-1). */
export default function StudyAbroadPage() {
  const { publicUrl } = useConfig();
  usePage({
    title: messages.exploreHeading,
    description: messages.exploreDescription,
    canonical: '/study-abroad',
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.exploreHeading, path: '/study-abroad' }])],
  });
  return (
    <>
      <PageFrame
        title={messages.exploreHeading}
        lead={messages.exploreLead}
        scene={<Scene name="ridge" fetchPriority="high" />}
      >
        <DestinationCards headingLevel={2} describe />
      </PageFrame>
      <AppointmentBanner />
    </>
  );
}

import { useConfig, usePage, Widget } from 'shared-shell';
import { Container } from 'shared-ui';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { BranchesSection } from '../../branches/branches-section.tsx';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { ContactCorner } from '../../consultation/contact-corner.tsx';
import { messages } from '../../messages.en.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { PartnersSection } from '../../partners/partners-section.tsx';
import { TestimonialsSection } from '../../testimonials/testimonials-section.tsx';
import { DestinationsSection } from './destinations-section.tsx';
import { Hero } from './hero.tsx';
import { OpenApplication } from './open-application.tsx';
import { RecentBlogs } from './recent-blogs.tsx';
import { ServicesSection } from './services-section.tsx';
import { SuccessStories } from './success-stories.tsx';
import { WhySection } from './why-section.tsx';

/** `/`: the sections HOME-1 to HOME-12 in order. */
export default function HomePage() {
  const { brand } = useConfig();
  usePage({
    title: brand.tagline,
    description: messages.homeDescription(brand.name),
    canonical: '/',
    image: sharingPicture('ridge'),
  });
  return (
    <>
      <Hero search={<Widget name="home-search" reserve={220} />} />
      <Container>
        <OpenApplication />
      </Container>
      <Reveal>
        <ServicesSection />
        <DestinationsSection />
        <WhySection />
        <BranchesSection />
        <PartnersSection />
        <TestimonialsSection />
        <SuccessStories />
        <RecentBlogs />
        <Container>
          <Widget name="next-events" optional />
        </Container>
        <AppointmentBanner />
      </Reveal>
      <ContactCorner about={brand.tagline} />
    </>
  );
}

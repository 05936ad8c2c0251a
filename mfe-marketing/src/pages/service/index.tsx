import { Link, useConfig, useLocation, usePage } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Banner, Button } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { sharingPicture } from 'shared-ui/scenes/sharing';
import { AppointmentBanner } from '../../consultation/appointment-banner.tsx';
import { messages } from '../../messages.en.ts';
import { servicePictures } from '../../pictures/service-pictures.ts';
import { serviceContent } from '../../services/content.en.ts';
import { ExploreMoreServices } from '../../services/explore-more.tsx';
import { ServiceArticle } from '../../services/service-article.tsx';
import { services } from '../../services/services.ts';

/** A service page. The service is derived from the address; the configuration lists all routes. */
export default function ServicePage() {
  const { publicUrl } = useConfig();
  const { pathname } = useLocation();
  const { slug, label } =
    services.find((service) => pathname.includes(`/services/${service.slug}`)) ?? services[0];
  const content = serviceContent[slug];
  const path = `/services/${slug}`;
  usePage({
    title: label,
    description: messages.serviceDescription(label, content.lead),
    canonical: path,
    image: sharingPicture('ridge'),
    jsonLd: [breadcrumbs(publicUrl, [{ name: label, path }])],
  });
  return (
    <>
      <Banner
        title={label}
        lead={content.lead}
        scene={<Picture src={servicePictures[slug]} alt="" width={480} height={360} fetchPriority="high" />}
      >
        {slug === 'scholarship' && (
          <p style={{ marginTop: '1.25rem' }}>
            <Button component={Link} to="/scholarship">
              {messages.browseScholarships}
            </Button>
          </p>
        )}
      </Banner>
      <ServiceArticle content={content} />
      <ExploreMoreServices after={slug} />
      <AppointmentBanner />
    </>
  );
}

import { Link } from 'shared-shell';
import { Card, CardBody, CardLink, Grid, Heading, styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { PageSection } from '../layout/page-section.tsx';
import { messages } from '../messages.en.ts';
import { servicePictures } from '../pictures/service-pictures.ts';
import { nextServices, type ServiceSlug, servicePath } from './services.ts';

const Shape = styled.div({ '& img': { display: 'block', width: '100%', height: 'auto' } });

/** 'Explore More Services': four cross-links (PAGE-4, C-45). */
export function ExploreMoreServices({ after }: { after: ServiceSlug }) {
  return (
    <PageSection tinted heading={messages.exploreServices}>
      <Grid component="ul" columns={[2, 4]}>
        {nextServices(after).map(({ slug, label }) => (
          <li key={slug} style={{ display: 'grid' }}>
            <Card>
              <Shape>
                <Picture src={servicePictures[slug]} alt="" width={480} height={360} loading="lazy" />
              </Shape>
              <CardBody>
                <Heading level={3} size="s" style={{ fontSize: '1rem' }}>
                  <CardLink component={Link} to={servicePath(slug)}>
                    {label}
                  </CardLink>
                </Heading>
              </CardBody>
            </Card>
          </li>
        ))}
      </Grid>
    </PageSection>
  );
}

import type { ReactNode } from 'react';
import { Banner, Container, Section } from 'shared-ui';
import defaultImage from '../course/default-image.svg';

/** The frame of the catalogue's list pages, and of every page while it loads, fails or finds nothing. */
export function PageFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <Banner
        compact
        title={title}
        lead={lead}
        scene={
          <img
            src={defaultImage}
            alt=""
            width={1200}
            height={480}
            style={{ aspectRatio: '5/2' }}
            fetchPriority="high"
          />
        }
      />
      <Section style={{ paddingTop: '2rem' }}>
        <Container>{children}</Container>
      </Section>
    </>
  );
}

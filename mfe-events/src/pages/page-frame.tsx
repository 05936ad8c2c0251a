import type { ReactNode } from 'react';
import { Banner, Container, Section } from 'shared-ui';
import defaultImage from '../event/default-image.svg';

/** The frame of the list, and of an event while it loads, fails or is not found. */
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
      <Banner title={title} lead={lead} scene={<img src={defaultImage} alt="" width={800} height={450} />} />
      <Section>
        <Container>{children}</Container>
      </Section>
    </>
  );
}

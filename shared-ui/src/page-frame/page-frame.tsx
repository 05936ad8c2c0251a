import type { ReactNode } from 'react';
import { Banner, type BannerProps, Container, Section } from 'shared-ui';

export interface PageFrameProps extends Omit<BannerProps, 'children'> {
  /** The content begins 2 rem below the banner instead of a section's usual distance. */
  tight?: boolean;
  /** The page's first section. */
  children: ReactNode;
}

const tightStyle = { paddingTop: '2rem' } as const;

/** A page's banner and its first section. Further sections follow the frame. */
export function PageFrame({ tight, children, ...banner }: PageFrameProps) {
  return (
    <>
      <Banner {...banner} />
      <Section style={tight ? tightStyle : undefined}>
        <Container>{children}</Container>
      </Section>
    </>
  );
}

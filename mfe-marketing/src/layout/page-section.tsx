import type { ReactNode } from 'react';
import { Container, Heading, Section, Stack } from 'shared-ui';

/** A band of the page below its heading. */
export const PageSection = ({
  heading,
  id,
  tinted,
  children,
}: {
  heading?: ReactNode;
  /** Of the heading, for links to it. */
  id?: string;
  tinted?: boolean;
  children: ReactNode;
}) => (
  <Section data-tone={tinted ? 'tint' : undefined}>
    <Container>
      <Stack gap={24}>
        {heading && (
          <Heading level={2} id={id}>
            {heading}
          </Heading>
        )}
        {children}
      </Stack>
    </Container>
  </Section>
);

import type { ReactNode } from 'react';
import { Heading, Stack } from 'shared-ui';

/** A section with its heading. */
export function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={2} size="m" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

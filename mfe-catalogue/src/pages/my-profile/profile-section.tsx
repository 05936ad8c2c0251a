import type { ReactNode } from 'react';
import { Heading, styled } from 'shared-ui';

const Root = styled.section({ '& > h2': { marginBottom: '.75rem' } });

/** A part of the form with its heading. */
export function ProfileSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Root aria-labelledby={id}>
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      {children}
    </Root>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'shared-shell';
import { styled, TextLink } from 'shared-ui';
import { messages } from '../messages.en.ts';

const Root = styled.nav({ marginBottom: '1rem', fontSize: '.9375rem', '& a': { paddingBlock: '.5rem' } });

/** Link to the parent page, above the title. */
export const Breadcrumb = ({ to, children }: { to: string; children: ReactNode }) => (
  <Root aria-label={messages.breadcrumb}>
    <TextLink component={Link} to={to}>
      {children}
    </TextLink>
  </Root>
);

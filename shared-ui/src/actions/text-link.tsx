import type { ElementType, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { messages } from '../messages.en.ts';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled/styled.ts';

const Root = styled.a({ fontWeight: 600 });

interface TextLinkOwn {
  /** Opens in a new tab, announces that to screen readers, and gives the new page no access to this one. */
  newTab?: boolean;
  children?: ReactNode;
}

/** A link in text. Within the site: `component={Link} to="…"`; elsewhere: `href`. */
export function TextLink<C extends ElementType = 'a'>({
  newTab,
  component,
  children,
  ...rest
}: Polymorphic<C, TextLinkOwn>) {
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root as={component as 'a'} {...target} {...rest}>
      {children}
      {newTab && <VisuallyHidden> {messages.newTab}</VisuallyHidden>}
    </Root>
  );
}

import type { ElementType } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled/styled.ts';

const Root = styled.p({
  '&[data-tone=slate]': { color: 'var(--c-slate)' },
  '&[data-tone=muted]': { color: 'var(--c-muted)' },
  '&[data-size=s]': { fontSize: '.875rem' },
  '&[data-size=l]': { fontSize: '1.125rem' },
});

/** A paragraph (or `component`), optionally quieter or in another size. */
export function Text<C extends ElementType = 'p'>({
  tone,
  size,
  component,
  ...rest
}: Polymorphic<C, { tone?: 'slate' | 'muted'; size?: 's' | 'l' }>) {
  return <Root as={component as 'p'} data-tone={tone} data-size={size} {...rest} />;
}

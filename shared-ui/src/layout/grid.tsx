import type { CSSProperties, ElementType } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled/styled.ts';
import { from } from '../theme/tokens.ts';

const Root = styled.div({
  display: 'grid',
  gap: 'var(--gap,1rem)',
  listStyle: 'none',
  padding: 0,
  '--n': 'var(--cols)',
  // The requested number of columns, unless large text makes them too narrow for a word. Half a pixel allows for
  // rounding.
  gridTemplateColumns:
    'repeat(auto-fill,minmax(max(min(100%,7.5rem),calc((100% - (var(--n) - 1) * var(--gap-x,1rem)) / var(--n) - .5px)),1fr))',
  // On paper: Firefox lets a card that is cut overlap what follows.
  '& > *': { minWidth: 0, breakInside: 'avoid' },
  [from.md]: { '--n': 'var(--cols-md)' },
  [from.lg]: { '--n': 'var(--cols-lg)' },
});

interface GridOwn {
  /** Columns on small, medium and large screens; a missing step takes the one before it. */
  columns?: readonly [number, number?, number?];
  /** Gap in px; default 16. */
  gap?: number;
  style?: CSSProperties;
}

/** Equal columns, fewer where large text needs the room. As a list: `<Grid component="ul">`. */
export function Grid<C extends ElementType = 'div'>({
  columns = [1],
  gap = 16,
  component,
  style,
  ...rest
}: Polymorphic<C, GridOwn>) {
  const [small, medium = small, large = medium] = columns;
  const vars = {
    '--cols': small,
    '--cols-md': medium,
    '--cols-lg': large,
    '--gap': `${gap / 16}rem`,
    '--gap-x': style?.columnGap ?? `${gap / 16}rem`,
    ...style,
  } as CSSProperties;
  return <Root as={component as 'div'} style={vars} {...rest} />;
}

import styled from '@emotion/styled';
import type { CSSProperties, ElementType } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { from } from '../theme/tokens.ts';

const Root = styled.div({
  display: 'grid',
  gap: 'var(--gap,1rem)',
  listStyle: 'none',
  padding: 0,
  gridTemplateColumns: 'repeat(var(--cols),minmax(0,1fr))',
  [from.md]: { gridTemplateColumns: 'repeat(var(--cols-md),minmax(0,1fr))' },
  [from.lg]: { gridTemplateColumns: 'repeat(var(--cols-lg),minmax(0,1fr))' },
});

interface GridOwn {
  /** Columns on small, medium and large screens; a missing step takes the one before it. */
  columns?: readonly [number, number?, number?];
  /** Gap in px; default 16. */
  gap?: number;
  style?: CSSProperties;
}

/** Equal columns. As a list: `<Grid component="ul">`. */
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
    ...style,
  } as CSSProperties;
  return <Root as={component as 'div'} style={vars} {...rest} />;
}

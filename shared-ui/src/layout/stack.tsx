import type { CSSProperties, ElementType } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled/styled.ts';

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--gap,1rem)',
  '&[data-row]': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  // In Firefox a child that continues on the next sheet is overlapped by the one after it, except in blocks.
  '@media print': {
    '&:not([data-row])': { display: 'block', '& > * + *': { marginTop: 'var(--gap,1rem)' } },
  },
});

interface StackOwn {
  /** Gap in px of the 4-px scale; default 16. */
  gap?: number;
  /** Side by side, wrapping. */
  row?: boolean;
  style?: CSSProperties;
}

/** Children below each other, or side by side with `row`, at equal distances. */
export function Stack<C extends ElementType = 'div'>({
  gap,
  row,
  component,
  style,
  ...rest
}: Polymorphic<C, StackOwn>) {
  const gapStyle = gap === undefined ? style : ({ ...style, '--gap': `${gap / 16}rem` } as CSSProperties);
  return <Root as={component as 'div'} data-row={row || undefined} style={gapStyle} {...rest} />;
}

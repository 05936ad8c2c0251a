import type { ComponentPropsWithRef } from 'react';
import { styled } from '../styled/styled.ts';

const Root = styled.h2({
  fontSize: '1.3rem',
  // With large text on a phone a long word fits into the line, here and in the next size.
  '&[data-size=xl]': { fontSize: 'min(10.5vw,clamp(2.1rem,5.2vw,3.75rem))', letterSpacing: '-.02em' },
  '&[data-size=l]': { fontSize: 'min(13vw,clamp(1.6rem,3.4vw,2.5rem))' },
  '&[data-size=s]': { fontSize: '1.125rem' },
});

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the outline; one `1` per page. */
  level: 1 | 2 | 3 | 4 | 5;
  /** Look, independent of the level: xl page, l section, m card (default), s small. */
  size?: 'xl' | 'l' | 'm' | 's';
}

/** A heading with independent level and size. */
export function Heading({
  level,
  size = level === 1 ? 'xl' : level === 2 ? 'l' : 'm',
  ...rest
}: HeadingProps) {
  return <Root as={`h${level}`} data-size={size} {...rest} />;
}

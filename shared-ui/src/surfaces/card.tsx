import type { ElementType } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled/styled.ts';

/** A bordered surface. A `<CardLink>` in its heading makes the whole card clickable; other controls stay above it. */
export const Card = styled.article({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  borderRadius: 16,
  breakInside: 'avoid',
  transition: 'box-shadow .2s,transform .2s cubic-bezier(.2,.8,.2,1)',
  '&:has([data-card-link]):hover': { boxShadow: 'var(--shadow)', transform: 'translateY(-2px)' },
  '&:has([data-card-link]:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '& button,& label,& a:not([data-card-link])': { position: 'relative', zIndex: 1 },
});

/** The padded part of a card below its picture. */
export const CardBody = styled.div({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: '.5rem',
  padding: '1rem',
  // In narrow cards long words get a hyphen instead of being broken anywhere.
  '& :is(h2,h3,h4)': { hyphens: 'auto', hyphenateLimitChars: '10 4 4' },
});

const StretchedLink = styled.a({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** The card's one link, stretched over all of it: `<CardLink component={Link} to="…">`. */
export function CardLink<C extends ElementType = 'a'>({ component, ...rest }: Polymorphic<C>) {
  return <StretchedLink as={component as 'a'} data-card-link="" {...rest} />;
}

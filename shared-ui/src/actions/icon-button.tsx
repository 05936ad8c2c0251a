import type { ElementType, ReactNode } from 'react';
import { forwardsAll } from '../forwards-all.ts';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled/styled.ts';

const Root = styled(
  'button',
  forwardsAll,
)({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: 12,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb,currentColor 12%,transparent)' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '@media print': { display: 'none' },
});

interface IconButtonOwn {
  /** Accessible name: what the button does. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** A 48-px button that shows only an icon. Also as a link: `component={Link}`. */
export function IconButton<C extends ElementType = 'button'>({
  label,
  component,
  ...rest
}: Polymorphic<C, IconButtonOwn>) {
  const type = component === undefined || component === 'button' ? { type: 'button' as const } : {};
  return <Root as={component as 'button'} aria-label={label} {...type} {...rest} />;
}

import type { ElementType, ReactNode } from 'react';
import { forwardsAll } from '../forwards-all.ts';
import { messages } from '../messages.en.ts';
import type { Polymorphic } from '../polymorphic.ts';
import { styled } from '../styled/styled.ts';

const Root = styled(
  'button',
  forwardsAll,
)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5rem',
  minHeight: 48,
  padding: '.625rem 1.25rem',
  border: '2px solid transparent',
  borderRadius: 12,
  font: '700 1rem/1.25 var(--f-text)',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color .12s,opacity .12s',
  // An icon beside a long label.
  '& > svg': { flex: 'none' },
  '&[data-variant=primary]': { background: 'var(--c-cta)', color: 'var(--c-onCta)' },
  '&[data-variant=primary]:hover': { background: 'var(--c-ctaHover)' },
  '&[data-variant=secondary]': {
    background: 'var(--c-card)',
    color: 'var(--c-primary)',
    borderColor: 'var(--c-primary)',
  },
  '&[data-variant=secondary]:hover': { background: 'var(--c-tint)' },
  '&[data-variant=text]': { background: 'transparent', color: 'var(--c-primary)', paddingInline: '.75rem' },
  '&[data-variant=text]:hover': { background: 'var(--c-tint)' },
  '&[data-size=s]': { minHeight: 40, padding: '.375rem .875rem', fontSize: '.875rem' },
  '&[data-wide]': { width: '100%' },
  '&:disabled,&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  '@media (forced-colors:active)': { borderColor: 'ButtonText' },
  // There is nothing to press on paper. Where the label is content, its `style` sets `display`.
  '@media print': { display: 'none' },
});

interface ButtonOwn {
  /** `primary`: the one marigold call to action of a view; `secondary` (default); `text`. */
  variant?: 'primary' | 'secondary' | 'text';
  size?: 'm' | 's';
  /** As wide as its container. */
  wide?: boolean;
  /** LAYOUT-13: shows 'Loading' and disables the button while true. */
  loading?: boolean;
  children?: ReactNode;
}

/**
 * A button, or a link with the look of a button: `<Button component={Link} to="/blog">`, `<Button component="a"
 * href="…">`.
 */
export function Button<C extends ElementType = 'button'>({
  variant = 'secondary',
  size,
  wide,
  loading = false,
  component,
  children,
  ...rest
}: Polymorphic<C, ButtonOwn>) {
  const native = component === undefined || component === 'button';
  const props = rest as Record<string, unknown>;
  const state = native ? { type: 'button', ...props, disabled: loading || props.disabled } : props;
  return (
    <Root
      as={component as 'button'}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      {...state}
    >
      {loading ? messages.loading : children}
    </Root>
  );
}

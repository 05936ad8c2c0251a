import type { ComponentPropsWithRef } from 'react';
import { styled } from '../styled/styled.ts';

const Root = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  padding: '.25rem .75rem',
  borderRadius: 999,
  border: '1px solid transparent',
  fontSize: '.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  background: 'var(--c-tint)',
  color: 'var(--c-ink)',
  '&[data-tone=ok]': { background: 'var(--c-okTint)', color: 'var(--c-ok)' },
  '&[data-tone=amber]': { background: 'var(--c-amberTint)', color: 'var(--c-amber)' },
  '&[data-tone=error]': { background: 'var(--c-errorTint)', color: 'var(--c-error)' },
});

/** A short fact in a pill. Never convey meaning by the tone alone. */
export function Chip({ tone, ...rest }: ComponentPropsWithRef<'span'> & { tone?: 'ok' | 'amber' | 'error' }) {
  return <Root data-tone={tone} {...rest} />;
}

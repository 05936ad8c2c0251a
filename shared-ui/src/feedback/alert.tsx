import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { styled } from '../styled/styled.ts';
import { messageLang } from '../text/message-lang.en.ts';

export type Severity = 'success' | 'info' | 'warning' | 'error';

const Root = styled.div({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'flex-start',
  padding: '.875rem 1rem',
  borderRadius: 12,
  border: '1px solid currentColor',
  background: 'var(--c-tint)',
  color: 'var(--c-primary)',
  '& > div': { flexGrow: 1, minWidth: 0, color: 'var(--c-ink)' },
  '& > svg': { flex: 'none', marginTop: '.1rem' },
  '&[data-severity=success]': { background: 'var(--c-okTint)', color: 'var(--c-ok)' },
  '&[data-severity=warning]': { background: 'var(--c-amberTint)', color: 'var(--c-amber)' },
  '&[data-severity=error]': { background: 'var(--c-errorTint)', color: 'var(--c-error)' },
});

export interface AlertProps {
  /** Default `info`. */
  severity?: Severity;
  /** How it is announced: `alert` immediately (default for errors), `status` politely, `none` not at all. */
  live?: 'alert' | 'status' | 'none';
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

/** A message with icon, text and colour. */
export function Alert({
  severity = 'info',
  live = severity === 'error' ? 'alert' : 'status',
  children,
  action,
}: AlertProps) {
  const Icon = severity === 'success' ? CheckIcon : severity === 'info' ? InfoIcon : WarningIcon;
  return (
    <Root data-severity={severity} role={live === 'none' ? undefined : live}>
      <Icon />
      <div lang={messageLang(children)}>{children}</div>
      {action}
    </Root>
  );
}

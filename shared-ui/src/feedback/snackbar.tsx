import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';
import { from, tokens } from '../theme/tokens.ts';
import { Alert, type Severity } from './alert.tsx';
import { useMessagePlace } from './message-places.ts';

/**
 * Styles of the place of messages, below the top bar: thumbs, sticky controls and the last button of a form are at the
 * bottom edge. Menus of the top bar lie above it.
 */
export const messagePlace = {
  position: 'fixed',
  insetInline: 16,
  top: `calc(${tokens.header} + 8px + env(safe-area-inset-top))`,
  zIndex: 1090,
} as const;

const Place = styled.div({
  ...messagePlace,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [from.lg]: { justifyContent: 'flex-end' },
  '& > div': { width: 'min(100%,28rem)', pointerEvents: 'auto' },
  '& > div > div': { boxShadow: 'var(--shadow)' },
});

const Box = styled.div({
  containerType: 'inline-size',
  borderRadius: 12,
  '& > div': { alignItems: 'center', gap: 8, padding: '4px 4px 4px 12px' },
  // Makes room for large text in a narrow dialog.
  '@container (max-width:15rem)': { '& > div > svg': { display: 'none' } },
});

export interface SnackbarProps {
  /** Null hides it. The empty live region remains, so that the next message is announced. */
  message: string | null;
  /** Changes with every message, so that a repeated text is announced again. */
  messageKey?: string | number;
  severity?: Severity;
  onClose: () => void;
  /** Milliseconds until it closes; default 8000. Paused while hovered over or focused. */
  duration?: number;
}

/**
 * A line that is announced immediately (`role="alert"`): below the top bar, or in the open dialog, so that it
 * covers no control.
 */
export function Snackbar({ message, messageKey, severity, onClose, duration = 8000 }: SnackbarProps) {
  const place = useMessagePlace();
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  /** Where the focus was before, to restore it when the message closes. */
  const before = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: elements that are removed send no pointerleave.
  useEffect(() => setHeld(false), [message === null, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message restarts the timer.
  useEffect(() => {
    if (message === null || held) return;
    const timer = setTimeout(() => close(), duration);
    return () => clearTimeout(timer);
  }, [message, messageKey, held, duration]);

  // Pressing the close icon sends no focus event in Safari: what had the focus before an earlier message must not get it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message begins anew.
  useEffect(() => {
    before.current = null;
  }, [messageKey]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  };
  const dismiss = () => {
    onClose();
    if (before.current?.isConnected) (before.current as HTMLElement).focus();
  };
  const shown = message !== null && (
    <Box
      key={messageKey}
      // global-styles.ts reserves scroll padding for elements with this attribute.
      data-message=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <Alert
        severity={severity}
        live="none"
        action={
          <IconButton label={messages.close} onClick={dismiss}>
            <CloseIcon />
          </IconButton>
        }
      >
        {message}
      </Alert>
    </Box>
  );
  return (
    <Place data-no-print="">
      {/* The region is in the page before its text, otherwise some screen readers stay silent. */}
      <div role="alert">{place === null && shown}</div>
      {place && createPortal(shown, place)}
    </Place>
  );
}

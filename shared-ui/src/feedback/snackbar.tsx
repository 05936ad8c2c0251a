import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { messages } from '../messages.en.ts';
import { Alert, type Severity } from './alert.tsx';

const Place = styled.div({
  position: 'fixed',
  insetInline: 16,
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  zIndex: 1500,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > div': {
    pointerEvents: 'auto',
    width: 'min(100%,32rem)',
    boxShadow: 'var(--shadow)',
    borderRadius: 12,
  },
});

export interface SnackbarProps {
  /** Null hides it; the empty place stays, so that the next message is announced. */
  message: string | null;
  /** Changes with every message, so that the same text twice is shown twice. */
  messageKey?: string | number;
  severity?: Severity;
  onClose: () => void;
  /** ms until it closes itself; default 8000. Waits while pointed at or focused. */
  duration?: number;
}

/** One line at the edge of the screen, announced at once (`role="alert"`). */
export function Snackbar({ message, messageKey, severity, onClose, duration = 8000 }: SnackbarProps) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message starts the time anew.
  useEffect(() => {
    if (message === null || held) return;
    const timer = setTimeout(() => close.current(), duration);
    return () => clearTimeout(timer);
  }, [message, messageKey, held, duration]);
  return (
    <Place data-no-print="">
      {/* The region is in the page before its text, otherwise some screen readers stay silent. */}
      <div
        role="alert"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {message !== null && (
          <Alert
            key={messageKey}
            severity={severity}
            live="none"
            action={
              <IconButton label={messages.close} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            }
          >
            {message}
          </Alert>
        )}
      </div>
    </Place>
  );
}

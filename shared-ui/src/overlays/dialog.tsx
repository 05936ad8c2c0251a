import type { ReactNode } from 'react';
import { OverlayFailed } from './overlay-failed.tsx';
import { useOverlayCode } from './use-overlay-code.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by the close icon, Esc (or Back on Android) or a click outside. The caller decides: a form that uploads may ask first. */
  onClose: (reason: 'button' | 'escape' | 'backdrop') => void;
  /** Names the dialog; shown as its heading. */
  title: ReactNode;
  /** A small button beside the title that belongs to the whole content, e.g. to reset it. */
  titleAction?: ReactNode;
  /** Name of the close icon; default 'Close'. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** `s` questions, `m` (default) messages, `l` forms. Forms fill the screen of a phone. */
  size?: 's' | 'm' | 'l';
  /** Keeps Esc and clicks outside from closing; the icon still asks `onClose`. */
  persistent?: boolean;
}

/**
 * Modal dialog after APG: focus moves in and is kept, Esc closes, focus returns to the opener, the page behind is
 * inert. It has a close icon. Open it by state; it is never part of server HTML.
 */
export function Dialog(props: DialogProps) {
  const { code, failed, retry } = useOverlayCode(props.open);
  if (failed) return <OverlayFailed onRetry={retry} onClose={() => props.onClose('button')} />;
  return code ? <code.MuiDialog {...props} /> : null;
}

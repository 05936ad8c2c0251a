import type { ReactNode } from 'react';

/** How the visitor asked for the overlay to be closed. */
export type CloseReason = 'button' | 'escape' | 'backdrop';

interface OverlayProps {
  /**
   * With an id the overlay is part of the server's HTML, closed, and a button with `opensDialog(id)` opens it without
   * any code. Without one it is rendered while it is open.
   */
  id?: string;
  /** Default false. An overlay with an `id` may leave opening and closing to the browser alone. */
  open?: boolean;
  /** The browser has opened an overlay with an `id`: by a button with `opensDialog(id)`, perhaps before the code came. */
  onOpen?: () => void;
  /** Name of the close icon; default 'Close'. */
  closeLabel?: string;
}

export interface DialogProps extends OverlayProps {
  /**
   * Requested by the close icon, Esc (or Back on Android) or a click outside. The caller decides: a form that
   * uploads may ask for confirmation.
   */
  onClose?: (reason: CloseReason) => void;
  /** Names the dialog; shown as its heading. */
  title: ReactNode;
  /** A small button beside the title for the whole content, e.g. Reset. */
  titleAction?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** `s` questions, `m` (default) messages, `l` forms. Forms fill the screen of a phone. */
  size?: 's' | 'm' | 'l';
  /** Disables closing by Esc and clicks outside. The icon still calls `onClose`. */
  persistent?: boolean;
}

export interface DrawerProps extends OverlayProps {
  onClose?: () => void;
  /** Accessible name, shown at its head. */
  label: string;
  /** Edge it slides in from; default `right`. */
  side?: 'left' | 'right';
  children: ReactNode;
}

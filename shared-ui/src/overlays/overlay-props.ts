import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /**
   * Requested by the close icon, Esc (or Back on Android) or a click outside. The caller decides: a form that
   * uploads may ask for confirmation.
   */
  onClose: (reason: 'button' | 'escape' | 'backdrop') => void;
  /** Names the dialog; shown as its heading. */
  title: ReactNode;
  /** A small button beside the title for the whole content, e.g. Reset. */
  titleAction?: ReactNode;
  /** Name of the close icon; default 'Close'. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** `s` questions, `m` (default) messages, `l` forms. Forms fill the screen of a phone. */
  size?: 's' | 'm' | 'l';
  /** Disables closing by Esc and clicks outside. The icon still calls `onClose`. */
  persistent?: boolean;
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name, shown at its head. */
  label: string;
  /** Name of the close icon; default 'Close'. */
  closeLabel?: string;
  /** Edge it slides in from; default `right`. */
  side?: 'left' | 'right';
  children: ReactNode;
}

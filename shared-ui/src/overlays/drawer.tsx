import type { ReactNode } from 'react';
import { OverlayFailed } from './overlay-failed.tsx';
import { useOverlayCode } from './use-overlay-code.ts';

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

/**
 * A panel that slides in over the page (88 % of the width, at most 360 px), modal like `Dialog`. Its close icon stays
 * in reach while the content scrolls.
 */
export function Drawer(props: DrawerProps) {
  const { code, failed, retry } = useOverlayCode(props.open);
  if (failed) return <OverlayFailed onRetry={retry} onClose={props.onClose} />;
  return code ? <code.MuiDrawer {...props} /> : null;
}

import { OverlayFailed } from './overlay-failed.tsx';
import type { DialogProps } from './overlay-props.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * Modal dialog after APG: focus moves in and is kept, Esc closes, focus returns to the opener, the page behind is
 * inert. It has a close icon. Open it by state; it is never part of server HTML.
 */
export function Dialog(props: DialogProps) {
  const { code, failed, retry } = useOverlayCode(props.open);
  if (failed) return <OverlayFailed onRetry={retry} onClose={() => props.onClose('button')} />;
  return code ? <code.MuiDialog {...props} /> : null;
}

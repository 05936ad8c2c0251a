import { OverlayFailed } from './overlay-failed.tsx';
import type { DialogProps } from './overlay-props.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * Modal dialog following the ARIA Authoring Practices: it traps the focus, Esc closes it, the focus returns to the
 * opener, and the page behind is inert. It has a close icon and is never in server HTML.
 */
export function Dialog(props: DialogProps) {
  const { code, failed, retry } = useOverlayCode(props.open);
  if (failed) return <OverlayFailed onRetry={retry} onClose={() => props.onClose('button')} />;
  return code ? <code.MuiDialog {...props} /> : null;
}

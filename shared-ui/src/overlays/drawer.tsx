import { OverlayFailed } from './overlay-failed.tsx';
import type { DrawerProps } from './overlay-props.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * A modal panel that slides in over the page (88 % of the width, at most 360 px). Its close icon stays visible
 * while the content scrolls.
 */
export function Drawer(props: DrawerProps) {
  const { code, failed, retry } = useOverlayCode(props.open);
  if (failed) return <OverlayFailed onRetry={retry} onClose={props.onClose} />;
  return code ? <code.MuiDrawer {...props} /> : null;
}

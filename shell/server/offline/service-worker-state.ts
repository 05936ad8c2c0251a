import type { ReleaseSet, ShellManifest } from 'shared-releases';

interface Switches {
  /** The variable `CLEAR_OFFLINE`. */
  clearsOffline?: boolean;
}

/** `off`: browsers remove the service worker and its copies. So they do when the shell is one without a worker. */
export const serviceWorkerState = (
  { clearsOffline }: Switches,
  { worker }: Pick<ShellManifest, 'worker'>,
  { offline }: Pick<ReleaseSet, 'offline'>,
): 'on' | 'off' => (worker && offline !== 'off' && !clearsOffline ? 'on' : 'off');

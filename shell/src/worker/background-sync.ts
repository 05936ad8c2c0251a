import { SEND_WAITING } from 'shared-shell/offline';
import type { LastingEvent } from './worker-scope.ts';

interface SyncEvent extends LastingEvent {
  tag: string;
}

/** The part of the scope that is used here; `sync` is not in every browser. */
interface SyncScope {
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly { postMessage: (data: unknown) => void }[]>;
  };
  addEventListener: (type: 'sync', listener: (event: SyncEvent) => void) => void;
}

/**
 * The network is back: open pages send what waits. The worker itself does not, because the tokens of the session are
 * renewed by pages only; without a page the next one that opens sends (decision 132).
 */
export function watchSync(scope: SyncScope): void {
  scope.addEventListener('sync', (event) => {
    if (event.tag !== SEND_WAITING) return;
    event.waitUntil(
      scope.clients.matchAll({ type: 'window' }).then((tabs) => {
        for (const tab of tabs) tab.postMessage(SEND_WAITING);
      }),
    );
  });
}

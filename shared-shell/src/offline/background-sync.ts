import { SEND_WAITING } from './protocol.ts';

/** Not in the types of the DOM, and not in every browser. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Asks the browser to wake the worker when the network is back. Does nothing where it cannot. */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (registration as SyncRegistration | undefined)?.sync?.register(SEND_WAITING);
  } catch {
    // Refused by the visitor or the browser: the event `online` and the next opening remain.
  }
}

/** Calls `listener` when the worker says that the network is back. Returns the clean-up. */
export function onSync(listener: () => void): () => void {
  const worker = navigator.serviceWorker;
  const onMessage = ({ data }: MessageEvent) => data === SEND_WAITING && listener();
  worker?.addEventListener('message', onMessage);
  return () => worker?.removeEventListener('message', onMessage);
}

import type { KeepAnswer, KeepMessage, WorkerMessage } from './protocol.ts';

/** Time in ms after which keeping a page counts as failed. */
const KEEP_LIMIT_MS = 60_000;

const workers = () => (typeof navigator === 'undefined' ? undefined : navigator.serviceWorker);

/** Whether a service worker runs for this page, so that pages can be kept. */
export const hasWorker = async (): Promise<boolean> => {
  const registration = await workers()
    ?.getRegistration()
    .catch(() => undefined);
  return registration !== undefined;
};

/** Addresses of everything that this page has loaded. */
export const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Tells the worker something, once it runs. Does nothing without one. */
export async function tellWorker(message: WorkerMessage, ports: Transferable[] = []): Promise<void> {
  if (!(await hasWorker())) return;
  const { active } = (await workers()?.ready) ?? {};
  active?.postMessage(message, ports);
}

/** Asks the worker to keep this page. False when the page or one of its files cannot be loaded or stored. */
export async function keepPage(
  about: Pick<KeepMessage, 'queryState' | 'content' | 'linked' | 'isOfAccount' | 'account'>,
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  let limit: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<KeepAnswer>) => resolve(data.isKept);
    limit = setTimeout(() => resolve(false), KEEP_LIMIT_MS);
  });
  const { origin, pathname, search } = location;
  await tellWorker({ type: 'keep', url: origin + pathname + search, loaded: loadedFiles(), ...about }, [
    port2,
  ]);
  const isKept = await answer;
  clearTimeout(limit);
  port1.close();
  return isKept;
}

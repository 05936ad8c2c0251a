import { CACHES, COPY_HEADERS, deleteAllCopies } from 'shared-shell/offline';
import { element } from './elements.ts';
import { table } from './table.ts';

/** The service worker's state and its caches, with a button that drops both. */
export async function offlineSection(): Promise<Node[]> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return [element('p', { textContent: 'This browser has no service workers here.' })];
  const registration = await workers.getRegistration().catch(() => undefined);
  const worker = registration?.active ?? registration?.installing;
  const names = await caches.keys().catch(() => []);
  const rows = await Promise.all(
    names.map(async (name) => [name, String((await (await caches.open(name)).keys()).length)]),
  );
  const drop = async () => {
    await deleteAllCopies();
    for (const one of await workers.getRegistrations()) await one.unregister();
    location.reload();
  };
  const state = worker
    ? `${worker.state}${workers.controller ? '' : ', not for this page'}; its list is of ${(await listReleases()) || 'no set yet'}`
    : 'none';
  return [
    element('p', { textContent: `Service worker: ${state}.` }),
    table('Caches', ['cache', 'entries'], rows),
    element('button', { type: 'button', textContent: 'Drop worker and caches', onclick: () => void drop() }),
  ];
}

/** The releases that the stored list of copies was rendered from: those of the newest set that the worker has seen. */
async function listReleases(): Promise<string> {
  const cache = await caches.open(CACHES.list);
  const [newest] = await cache.keys();
  const copy = newest && (await cache.match(newest));
  return copy?.headers.get(COPY_HEADERS.releases) ?? '';
}

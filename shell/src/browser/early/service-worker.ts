import { deleteAllCopies, loadedFiles, tellWorker } from 'shared-shell/offline';
import { savesData } from 'shared-ui/idle';
import { SERVICE_WORKER, SERVICE_WORKER_PATH } from '../../page-data.ts';
import { afterLoad } from './after-load.ts';

/**
 * Gives the browser the service worker, or takes it away with everything it has stored, as the document says. After the
 * load event and when the browser is idle, so that no visit waits for it. Previews say nothing and change nothing.
 */
export function followServiceWorkerState() {
  const state = document.head.querySelector<HTMLMetaElement>(`meta[name="${SERVICE_WORKER}"]`)?.content;
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!state || !workers) return;
  // Where the browser stores nothing, pages are as they are without a worker.
  afterLoad(() => void (state === 'on' ? start(workers) : clear(workers)).catch(() => {}));
}

async function start(workers: ServiceWorkerContainer) {
  const wasControlled = workers.controller !== null;
  await workers.register(SERVICE_WORKER_PATH);
  if (!wasControlled)
    await tellWorker({
      type: 'opened',
      url: location.href,
      loaded: loadedFiles(),
      savesData: savesData(),
    });
}

async function clear(workers: ServiceWorkerContainer) {
  const registrations = await workers.getRegistrations();
  for (const registration of registrations) await registration.unregister();
  if (registrations.length > 0) await deleteAllCopies();
}

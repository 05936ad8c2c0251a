import { STORAGE_INDEX } from 'shared-shell/offline';

/**
 * Answered at the address of the service worker while copies for offline reading are off. It replaces whatever worker a
 * browser has, deletes all copies and removes itself. It handles no request, and it is no bundle: it must work when
 * everything else is broken.
 */
export const CLEARING_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('${STORAGE_INDEX}');
  await registration.unregister();
})()));
`;

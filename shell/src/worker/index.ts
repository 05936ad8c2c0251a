import { CACHES, type KeepAnswer, type WorkerMessage } from 'shared-shell/offline';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerBy } from './answer-by.ts';
import { keep } from './page-copies.ts';
import { createPages, savesData } from './pages.ts';
import { answerFile, releaseOf, storeFiles } from './release-files.ts';
import { noteTab } from './releases-in-use.ts';
import type { LastingEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
const pages = createPages(scope);

/** Pictures of the content pack: their address has the hash of their content. */
const PICTURE = /^\/content\/pictures\//;
const MAX_PICTURES = 150;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
// The open page is read offline, too. Files have addresses by content, so no tab can get one of another release.
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      scope.clients.claim(),
      // A document is requested while the worker starts, which takes a slow phone a while.
      scope.registration.navigationPreload?.enable(),
    ]),
  ),
);

const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true }),
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await (await caches.open(CACHES.keptPictures)).match(request.url)) ?? null,
    },
  ],
});

// Requests with a token, calls of the API and everything else that has no route here go to the network as ever.
registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && request.destination === 'document',
  ({ request, event }) => pages.answer(request, event),
);
registerRoute(
  ({ request, url }) => releaseOf(url.href) !== null && !request.headers.has('range'),
  ({ request, event }) => answerFile(request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURE.test(url.pathname),
  ({ request, event }) => answerBy(pictures, request, event),
);

const isOfSite = (url: string) => new URL(url).origin === location.origin;

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (!isOfSite(message.url)) return;
  if (message.type === 'opened') {
    const tab = event.source as { id?: string } | null;
    const releases = message.loaded.flatMap((href) => releaseOf(href) ?? []);
    event.waitUntil(Promise.all([tab?.id && noteTab(tab.id, releases), storeOpened(message, event)]));
  }
  if (message.type === 'keep') {
    const answer = (isKept: boolean) => event.ports[0]?.postMessage({ isKept } satisfies KeepAnswer);
    event.waitUntil(
      keep(message, event)
        .then(() =>
          Promise.all((message.linked ?? []).filter(isOfSite).map((url) => pages.store(url, event))),
        )
        .then(
          () => answer(true),
          () => answer(false),
        ),
    );
  }
});

/** The browser has all of it in its own cache; with Save-Data nothing is asked for that may not be there. */
async function storeOpened({ url, loaded }: Extract<WorkerMessage, { type: 'opened' }>, event: LastingEvent) {
  if (savesData()) return;
  const files = loaded.filter((href) => releaseOf(href)).map((href) => ({ href }));
  await Promise.all([pages.store(url, event), storeFiles(files, event)]).catch(() => {});
}

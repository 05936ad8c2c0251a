import type { KeepAnswer, WorkerMessage } from 'shared-shell/offline';
import { registerRoute } from 'workbox-routing';
import { watchSync } from './background-sync.ts';
import { keep, keepListCode } from './page-copies.ts';
import { answerPage, storePage } from './pages.ts';
import { answerFile, answerPicture, releaseOf, storeFiles } from './release-files.ts';
import { noteTab } from './releases-in-use.ts';
import { MAX_LINKED } from './storage-limit.ts';
import { type LastingEvent, scope } from './worker-scope.ts';

/** Pictures of the content pack: their address has the hash of their content. */
const PICTURE = /^\/content\/pictures\//;

watchSync(globalThis as unknown as Parameters<typeof watchSync>[0]);

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

// Requests with a token, calls of the API and everything else that has no route here go to the network as ever.
registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && request.destination === 'document',
  ({ request, event }) => answerPage(request, event),
);
registerRoute(
  ({ request, url }) => releaseOf(url.href) !== null && !request.headers.has('range'),
  ({ request, event }) => answerFile(request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PICTURE.test(url.pathname),
  ({ request, event }) => answerPicture(request, event),
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
  if (message.type === 'started') event.waitUntil(keepListCode(message.url, event).catch(() => {}));
  if (message.type === 'keep') {
    const answer = (isKept: boolean) => event.ports[0]?.postMessage({ isKept } satisfies KeepAnswer);
    event.waitUntil(
      keep(message, event)
        .then(() => storeLinked((message.linked ?? []).filter(isOfSite)))
        .then(
          () => answer(true),
          () => answer(false),
        ),
    );
  }
});

/** The browser has all of it in its own cache. For who saves data nothing is asked for that may not be there. */
async function storeOpened(
  { url, loaded, savesData }: Extract<WorkerMessage, { type: 'opened' }>,
  event: LastingEvent,
) {
  if (savesData) return;
  const files = loaded.filter((href) => releaseOf(href)).map((href) => ({ href }));
  await Promise.all([storePage(url), storeFiles(files, event)]).catch(() => {});
}

/** Stores the pages that a kept one leads to, a few at a time: the visitor goes on reading with the same connection. */
async function storeLinked(urls: readonly string[]) {
  const waiting = urls.slice(0, MAX_LINKED).values();
  const storeNext = async () => {
    for (const url of waiting) await storePage(url);
  };
  await Promise.all([storeNext(), storeNext(), storeNext()]);
}

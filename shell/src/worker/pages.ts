import { CACHES, COPY_HEADERS, MISSING_PARAMETER } from 'shared-shell/offline';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { answerBy } from './answer-by.ts';
import { readDocument } from './document-text.ts';
import { withNotice } from './notice.ts';
import { copyAddress, copyOf, keepList, listAddress, mayKeep } from './page-copies.ts';
import { deleteUnusedReleases, noteTab } from './releases-in-use.ts';
import type { FetchEventOfWorker, WorkerScope } from './worker-scope.ts';

/** Opened pages that stay on the device. */
const MAX_VISITED = 60;

/** Time after which a copy is shown although the network may still answer. */
const NETWORK_LIMIT_SECONDS = 6;

/** Whether the visitor has asked for less data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Documents come from the network, so that a release, a rollback or a disabled remote shows at once. Only where it does
 * not answer, the copy is shown: the kept one, else the one of the last visit.
 */
export function createPages(scope: WorkerScope) {
  /** Notes what a tab has got, and brings what belongs to a new set. */
  const noteOpened = async (response: Response, url: string, event: FetchEventOfWorker) => {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    const { set, releases } = readDocument(await response.text(), url);
    if (set === 0) return;
    if (event.resultingClientId) await noteTab(event.resultingClientId, releases);
    await keepList(url, releases, savesData(), event).catch(() => {});
    await deleteUnusedReleases(scope, releases);
  };

  const strategy = new NetworkFirst({
    cacheName: CACHES.visited,
    networkTimeoutSeconds: NETWORK_LIMIT_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({ maxEntries: MAX_VISITED, purgeOnQuotaError: true }),
      {
        cacheKeyWillBeUsed: async ({ request }) => copyAddress(request.url),
        cacheWillUpdate: async ({ request, response }) => {
          if (!mayKeep(response, ['visited'])) return null;
          const html = await response.text();
          return copyOf(response.headers, html, readDocument(html, request.url));
        },
        fetchDidSucceed: async ({ request, response, event }) => {
          const copy = response.clone();
          const opened = event as FetchEventOfWorker;
          opened.waitUntil(noteOpened(copy, request.url, opened).catch(() => {}));
          return response;
        },
        cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
          const address = copyAddress(request.url);
          const kept = await (await caches.open(CACHES.kept)).match(address, { ignoreVary: true });
          const copy = kept ?? cachedResponse;
          if (!copy) return null;
          const tab = (event as FetchEventOfWorker).resultingClientId;
          if (tab) await noteTab(tab, (copy.headers.get(COPY_HEADERS.releases) ?? '').split(' '));
          const { pathname, search } = new URL(request.url);
          return withNotice(copy, pathname + search);
        },
      },
    ],
  });

  /** What is shown for a page that is not on the device: the list of those that are. */
  const answerMissing = async (address: string): Promise<Response | undefined> => {
    const list = listAddress(address);
    const copy = await (await caches.open(CACHES.list)).match(list, { ignoreVary: true });
    if (!copy) return undefined;
    const { pathname, search } = new URL(address);
    if (pathname === new URL(list).pathname) return copy;
    return Response.redirect(`${list}?${MISSING_PARAMETER}=${encodeURIComponent(pathname + search)}`, 302);
  };

  return {
    /** Answers the navigation to a page. */
    answer: async (request: Request, event: Event): Promise<Response> => {
      try {
        return await answerBy(strategy, request, event);
      } catch (error) {
        const answer = await answerMissing(request.url);
        if (answer) return answer;
        throw error;
      }
    },
    /** Stores a page that was opened past the worker: before it ran, or by a link within the running site. */
    store: async (url: string, event: Event): Promise<void> => {
      const request = new Request(url, { cache: 'no-cache', headers: { accept: 'text/html' } });
      await Promise.all(strategy.handleAll({ request, event: event as never }));
    },
  };
}

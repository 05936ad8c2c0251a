import { CACHES, COPY_HEADERS, MISSING_PARAMETER } from 'shared-shell/offline';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { answerBy } from './answer-by.ts';
import { type DocumentFacts, readDocument } from './document-text.ts';
import { inTurn } from './in-turn.ts';
import { withNotice } from './notice.ts';
import {
  copyAddress,
  fetchDocument,
  intactCopy,
  keepList,
  listAddress,
  storeOpenedPage,
} from './page-copies.ts';
import { noteTab } from './releases-in-use.ts';
import { keepWithin } from './storage-limit.ts';
import type { FetchEventOfWorker } from './worker-scope.ts';
import { withWrittenList } from './written-list.ts';

/** Time in ms after which a copy is shown although the network may still answer. */
const NETWORK_LIMIT_MS = 6_000;

/** What a proxy answers when no server has answered it. */
const NO_SERVER: readonly number[] = [502, 504];

/**
 * Whether the visitor has asked for less data: by the switch of the site or by the setting of the browser, which the
 * server has weighed. Where its shell has full pages only, the setting alone.
 */
const savesData = ({ lowData }: DocumentFacts): boolean =>
  lowData ?? (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Stores a page that was opened. What fails, as on a full device, costs the copy and nothing else. */
async function noteOpened(response: Response, url: string, tab?: string): Promise<void> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  const html = await response.text();
  const facts = readDocument(html, url);
  if (facts.set === 0) return;
  if (tab) await noteTab(tab, facts.releases);
  await storeOpenedPage(url, response, html, facts).catch(() => {});
  await keepList(url, facts.releases, savesData(facts)).catch(() => {});
  await inTurn(() => keepWithin({ newest: facts.releases }));
}

/** The kept copy of a page, else the one of the last visit. */
async function copyFor(address: string, tab?: string): Promise<Response | null> {
  const page = copyAddress(address);
  const copy = (await intactCopy(CACHES.kept, page)) ?? (await intactCopy(CACHES.visited, page));
  if (!copy) return null;
  if (tab) await noteTab(tab, (copy.headers.get(COPY_HEADERS.releases) ?? '').split(' '));
  const { pathname, search } = new URL(address);
  return withNotice(copy, pathname + search);
}

/**
 * Documents come from the network, so that a release, a rollback or a disabled remote shows at once. Only where it does
 * not answer, or only a proxy does, the copy is shown. The worker lives until the network has answered: that answer is
 * the next copy.
 */
class NetworkThenCopy extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const tab = (handler.event as FetchEventOfWorker).resultingClientId;
    const network = handler.fetch(request).then((response) => {
      // Firefox fulfils a navigation preload that has failed, with an error as its response.
      if (response.type === 'error') throw new TypeError('The network has not answered.');
      handler.waitUntil(noteOpened(response.clone(), request.url, tab));
      return response;
    });
    handler.waitUntil(network);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), NETWORK_LIMIT_MS);
    });
    const answer = await Promise.race([network.catch(() => null), limit]);
    clearTimeout(timer);
    if (answer && !NO_SERVER.includes(answer.status)) return answer;
    return (await copyFor(request.url, tab).catch(() => null)) ?? network;
  }
}

const strategy = new NetworkThenCopy();

const addressesIn = async (cache: string) => (await (await caches.open(cache)).keys()).map(({ url }) => url);

/** What is shown for a page that is not on the device: the list of those that are. */
async function answerMissing(address: string): Promise<Response | null> {
  const { pathname, search } = new URL(address);
  // In another language rather than not at all.
  for (const list of [listAddress(address), ...(await addressesIn(CACHES.list))]) {
    const copy = await intactCopy(CACHES.list, list);
    if (!copy) continue;
    if (pathname === new URL(list).pathname)
      return copy.headers.has(COPY_HEADERS.code) ? copy : await withWrittenList(copy, address);
    return Response.redirect(`${list}?${MISSING_PARAMETER}=${encodeURIComponent(pathname + search)}`, 302);
  }
  return null;
}

/** Answers the navigation to a page. */
export async function answerPage(request: Request, event: Event): Promise<Response> {
  try {
    return await answerBy(strategy, request, event);
  } catch (error) {
    const answer = await answerMissing(request.url).catch(() => null);
    if (answer) return answer;
    throw error;
  }
}

/** Stores a page that was opened past the worker: before it ran, or by a link within the running site. */
export const storePage = async (url: string): Promise<void> => noteOpened(await fetchDocument(url), url);

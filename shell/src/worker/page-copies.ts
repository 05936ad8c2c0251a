import { languageOfPath, publicPath } from 'shared-language';
import {
  accountGeneration,
  CACHES,
  COPY_HEADERS,
  type KeepMessage,
  OFFLINE_RULE_HEADER,
  SAVED_PAGES_PATH,
} from 'shared-shell/offline';
import { intact, withHash } from './content-hash.ts';
import { type DocumentFacts, readDocument, withQueryState } from './document-text.ts';
import { withContent } from './inserted.ts';
import { releaseOf, storeFiles } from './release-files.ts';
import { storeResponse, withRoom } from './store-response.ts';

/** Parameters of advertisements: a page with them is the same page. */
const TRACKING = /^(utm_.*|gclid|fbclid)$/;

/** Under which address a page is kept. */
export function copyAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Whether a response is a page that may be kept: the server says so, and nothing else does. */
const mayKeep = (response: Response, rules: readonly string[]): boolean =>
  response.status === 200 &&
  !response.redirected &&
  rules.includes(response.headers.get(OFFLINE_RULE_HEADER) ?? '');

/**
 * The headers of a copy, with what has to be known about it.
 * @param account the generation of the account that it belongs to; null: to nobody's
 */
function headersOfCopy(
  { headers }: Pick<Response, 'headers'>,
  { title, releases, pictures }: DocumentFacts,
  bytes: number,
  account: string | null = null,
): Headers {
  const own = new Headers(headers);
  // The text is stored as it is; the token for error reports belongs to one view.
  for (const name of ['content-encoding', 'content-length', 'server-timing', 'set-cookie']) own.delete(name);
  own.set(COPY_HEADERS.at, new Date().toISOString());
  own.set(COPY_HEADERS.title, encodeURIComponent(title));
  own.set(COPY_HEADERS.releases, releases.join(' '));
  own.set(COPY_HEADERS.bytes, String(bytes));
  own.set(COPY_HEADERS.pictures, JSON.stringify(pictures));
  if (account !== null) own.set(COPY_HEADERS.account, account);
  return own;
}

const encoded = (html: string) => new TextEncoder().encode(html).buffer as ArrayBuffer;

/** Stores a document as the newest in the cache of opened pages, or of the list. */
async function storeDocument(
  cache: string,
  url: string,
  response: Response,
  html: string,
  facts: DocumentFacts,
) {
  const content = encoded(html);
  const headers = headersOfCopy(response, facts, content.byteLength);
  await storeResponse({ cache, url, headers, content, releases: facts.releases, pictures: facts.pictures });
}

/** Stores an opened page, if it may be. */
export async function storeOpenedPage(url: string, response: Response, html: string, facts: DocumentFacts) {
  if (mayKeep(response, ['visited']))
    await storeDocument(CACHES.visited, copyAddress(url), response, html, facts);
}

/** A copy that is whole; a damaged one is deleted. There is one per page, whether light or full. */
export async function intactCopy(cacheName: string, url: string): Promise<Response | null> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(url, { ignoreVary: true });
  const copy = stored ? await intact(stored) : null;
  if (stored && !copy) await cache.delete(url);
  return copy;
}

/** The document at an address as guests get it now: no cookie of an account exists, and no token is sent. */
export const fetchDocument = (url: string) =>
  fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' } });

/**
 * Keeps a page with everything that its first view loads. The document is stored last, so that a page is either there as
 * a whole or not at all. What belongs to an account is not kept when the account has been left meanwhile.
 * @throws Error when something cannot be loaded or stored
 */
export async function keep(
  { url, loaded, content: shown, queryState, isOfAccount, account: generation }: KeepMessage,
  event: Event,
): Promise<void> {
  const account = isOfAccount || shown ? (generation ?? (await accountGeneration())) : null;
  const isLeft = async () => account !== null && account !== (await accountGeneration());
  const response = await fetchDocument(url);
  if (!mayKeep(response, ['visited', 'kept'])) throw new Error(`${url} may not be kept`);
  const original = await response.text();
  const page = shown
    ? await withContent(response.headers, original, shown)
    : { html: original, headers: response.headers };
  const facts = readDocument(page.html, url);
  const html = queryState === undefined ? page.html : withQueryState(page.html, queryState);
  const known = new Set(facts.files.map(({ href }) => href));
  // What the open tab has loaded may be of an earlier set than the document, which then names its own files.
  const further = loaded.filter((href) => !known.has(href) && facts.releases.includes(releaseOf(href) ?? ''));
  await storeFiles([...facts.files, ...further.map((href) => ({ href }))], event);
  const pictures = facts.pictures.filter((href) => new URL(href).origin === new URL(url).origin);
  const content = encoded(html);
  let bytes = content.byteLength;
  for (const href of pictures) {
    if (releaseOf(href)) await storeFiles([{ href }], event);
    else bytes += await keepPicture(href);
  }
  const headers = await withHash(headersOfCopy(page, { ...facts, pictures }, bytes, account), content);
  const copies = await caches.open(CACHES.kept);
  const address = copyAddress(url);
  if (await isLeft()) throw new Error('The account was left.');
  await withRoom(() => copies.put(address, new Response(content, { status: 200, headers })));
  // A logout first begins another generation and then deletes: whatever came last, nothing stays.
  if (!(await isLeft())) return;
  await copies.delete(address);
  throw new Error('The account was left.');
}

/** @returns its bytes; 0 for a picture that the server does not have */
async function keepPicture(href: string): Promise<number> {
  const cache = await caches.open(CACHES.keptPictures);
  const stored = await cache.match(href);
  const picture = (stored && (await intact(stored))) ?? (await fetch(href));
  if (!picture.ok) return 0;
  const content = await picture.arrayBuffer();
  const headers = await withHash(picture.headers, content);
  await withRoom(() => cache.put(href, new Response(content, { status: 200, headers })));
  return content.byteLength;
}

/** Address of the page that lists the copies, in the language of another page. */
export const listAddress = (address: string): string =>
  new URL(publicPath(languageOfPath(new URL(address).pathname), SAVED_PAGES_PATH), address).href;

/**
 * Stores the page that lists the copies, unless it is stored as this set has it. Without its code, which is many times
 * the page: until the site has run, the worker writes the list.
 * @param savesData then only once
 */
export async function keepList(page: string, releases: readonly string[], savesData: boolean) {
  const url = listAddress(page);
  const cache = await caches.open(CACHES.list);
  const stored = (await cache.match(url))?.headers.get(COPY_HEADERS.releases);
  if (stored !== undefined && (savesData || stored === releases.join(' '))) return;
  const response = await fetchDocument(url);
  if (!mayKeep(response, ['visited', 'kept'])) return;
  const html = await response.text();
  const facts = readDocument(html, url);
  await storeDocument(CACHES.list, url, response, html, facts);
}

/** Stores the code of the page that lists the copies, when the site runs and has most of it on the device. */
export async function keepListCode(page: string, event: Event) {
  const url = listAddress(page);
  const list = await intactCopy(CACHES.list, url);
  if (!list || list.headers.has(COPY_HEADERS.code)) return;
  const html = await list.clone().text();
  const facts = readDocument(html, url);
  await storeFiles(facts.files, event);
  const headers = new Headers(list.headers);
  headers.set(COPY_HEADERS.code, '1');
  await storeDocument(CACHES.list, url, new Response(null, { headers }), html, facts);
}

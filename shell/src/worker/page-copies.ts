import { isLanguage, languagePrefix } from 'shared-language';
import {
  CACHES,
  COPY_HEADERS,
  type KeepMessage,
  OFFLINE_RULE_HEADER,
  SAVED_PAGES_PATH,
} from 'shared-shell/offline';
import { type DocumentFacts, readDocument, withQueryState } from './document-text.ts';
import { releaseOf, storeFiles } from './release-files.ts';

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
export const mayKeep = (response: Response, rules: readonly string[]): boolean =>
  response.status === 200 &&
  !response.redirected &&
  rules.includes(response.headers.get(OFFLINE_RULE_HEADER) ?? '');

interface CopyOptions {
  html?: string;
  bytes?: number;
  isOfAccount?: boolean;
  pictures?: readonly string[];
}

/** A document with what has to be known about its copy. */
export function copyOf(
  headers: Headers,
  html: string,
  { title, releases }: DocumentFacts,
  { bytes, isOfAccount, pictures }: CopyOptions = {},
): Response {
  const own = new Headers(headers);
  // The text is stored as it is; the token for error reports belongs to one view.
  for (const name of ['content-encoding', 'content-length', 'server-timing', 'set-cookie']) own.delete(name);
  own.set(COPY_HEADERS.at, new Date().toISOString());
  own.set(COPY_HEADERS.title, encodeURIComponent(title));
  own.set(COPY_HEADERS.releases, releases.join(' '));
  own.set(COPY_HEADERS.bytes, String(bytes ?? new TextEncoder().encode(html).length));
  if (isOfAccount) own.set(COPY_HEADERS.account, '1');
  if (pictures) own.set(COPY_HEADERS.pictures, JSON.stringify(pictures));
  return new Response(html, { status: 200, headers: own });
}

/** The document at an address as guests get it now: no cookie of an account exists, and no token is sent. */
const request = (url: string) => fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' } });

/**
 * Keeps a page with everything that its first view loads. The document is stored last, so that a page is either there as
 * a whole or not at all.
 * @throws Error when something cannot be loaded or stored
 */
export async function keep(
  { url, loaded, queryState, isOfAccount }: KeepMessage,
  event: Event,
): Promise<void> {
  const response = await request(url);
  if (!mayKeep(response, ['visited', 'kept'])) throw new Error(`${url} may not be kept`);
  const original = await response.text();
  const facts = readDocument(original, url);
  const html = queryState === undefined ? original : withQueryState(original, queryState);
  const known = new Set(facts.files.map(({ href }) => href));
  // What the open tab has loaded may be of an earlier set than the document, which then names its own files.
  const further = loaded.filter((href) => !known.has(href) && facts.releases.includes(releaseOf(href) ?? ''));
  await storeFiles([...facts.files, ...further.map((href) => ({ href }))], event);
  const pictures = facts.pictures.filter((href) => new URL(href).origin === new URL(url).origin);
  const cache = await caches.open(CACHES.keptPictures);
  let bytes = new TextEncoder().encode(html).length;
  for (const href of pictures) {
    if (releaseOf(href)) {
      await storeFiles([{ href }], event);
      continue;
    }
    const stored = await cache.match(href);
    const picture = stored ?? (await fetch(href));
    if (!picture.ok) continue;
    const content = await picture.arrayBuffer();
    bytes += content.byteLength;
    if (!stored) await cache.put(href, new Response(content, { headers: picture.headers }));
  }
  const copies = await caches.open(CACHES.kept);
  const options = { bytes, isOfAccount, pictures };
  await copies.put(copyAddress(url), copyOf(response.headers, html, facts, options));
}

/** Language of an address. */
function languageOf(address: string): 'en' | 'ne' {
  const first = new URL(address).pathname.split('/')[1];
  return isLanguage(first) ? first : 'en';
}

/** Address of the page that lists the copies, in the language of another page. */
export const listAddress = (address: string): string =>
  new URL(languagePrefix(languageOf(address)) + SAVED_PAGES_PATH, address).href;

/**
 * Stores the page that lists the copies, unless it is stored as this set has it.
 * @param savesData then without its code, and only once
 */
export async function keepList(page: string, releases: readonly string[], savesData: boolean, event: Event) {
  const url = listAddress(page);
  const cache = await caches.open(CACHES.list);
  const stored = (await cache.match(url))?.headers.get(COPY_HEADERS.releases);
  if (stored !== undefined && (savesData || stored === releases.join(' '))) return;
  const response = await request(url);
  if (!mayKeep(response, ['visited', 'kept'])) return;
  const html = await response.text();
  const facts = readDocument(html, url);
  if (!savesData) await storeFiles(facts.files, event);
  await cache.put(url, copyOf(response.headers, html, facts));
}

import { LRUCache } from 'lru-cache';
import type { ContentFollower, ReadPack } from 'shared-content';
import type { ServedSet } from '../releases/served-set.ts';
import {
  createDocumentRenderer,
  type DocumentRendererOptions,
  type RenderedDocument,
} from './document-renderer.ts';

import { pageQuery } from './page-query.ts';

export interface PageServiceOptions extends DocumentRendererOptions {
  content: Pick<ContentFollower, 'current'>;
  /** Time in seconds that a page stays fresh; a stale one is served once more while it is rendered again. */
  ttlSeconds: number;
  /** Limit of the cache in bytes. Default 64 MB. */
  maxCacheBytes?: number;
}

/** Default limit of the cache in bytes. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Pages with longer queries are not cached: they are rarely shared by visitors, and they could fill the cache. */
const MAX_CACHED_QUERY_LENGTH = 200;

interface CacheEntry {
  document: RenderedDocument;
  renderedAt: number;
  isRevalidating: boolean;
}

/** Renders documents and caches them by release set, content pack and URL, with stale-while-revalidate. */
export function createPageService(options: PageServiceOptions) {
  const { telemetry, ttlSeconds, content, maxCacheBytes = MAX_CACHE_BYTES } = options;
  const renderDocument = createDocumentRenderer(options);
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ document }, key) => bytesOf(document) + 2 * key.length,
  });
  const pending = new Map<string, Promise<RenderedDocument>>();

  /** Renders each URL at most once at a time; concurrent requests share the result. */
  const render = (key: string, url: URL, served: ServedSet, pack: ReadPack): Promise<RenderedDocument> => {
    const running = pending.get(key);
    if (running) return running;
    const started = renderDocument(url, served, pack)
      .then((document) => {
        if (document.cacheable && ttlSeconds > 0 && url.search.length <= MAX_CACHED_QUERY_LENGTH) {
          cache.set(key, { document, renderedAt: Date.now(), isRevalidating: false });
        }
        return document;
      })
      .finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  };

  const revalidate = (entry: CacheEntry, key: string, url: URL, served: ServedSet, pack: ReadPack) => {
    entry.isRevalidating = true;
    render(key, url, served, pack)
      .then((document) => {
        if (document.redirect) cache.delete(key);
      })
      .catch((error) => telemetry.error(error, { phase: 'revalidate' }))
      // While the API is down the new page is not cacheable: the stale one stays and the next request tries again.
      .finally(() => {
        entry.isRevalidating = false;
      });
  };

  /** The address with the parameters that its route knows, and the rest of the query. */
  const pageAddress = (address: URL, { remotes, host }: ServedSet) => {
    if (!address.search) return { url: address, rest: '' };
    const match = (host ?? options).render.matchRoute(
      remotes.map(({ descriptor }) => descriptor),
      address.pathname,
    );
    const { query, rest } = pageQuery(address.search, match?.route.query);
    const url = new URL(address);
    url.search = query;
    return { url, rest };
  };

  return {
    /** Number of pages in memory, which can be sent without the API. */
    cachedPages: () => cache.size,
    /** The document of a URL, from the cache if possible. */
    get: async (address: URL, served: ServedSet & { variant: string }): Promise<RenderedDocument> => {
      const pack = content.current();
      const { url, rest } = pageAddress(address, served);
      const key = `${served.number} ${served.variant} ${pack.version} ${url.pathname}${url.search}`;
      const entry = cache.get(key);
      if (!entry) return withRest(await render(key, url, served, pack), rest);
      const isStale = Date.now() - entry.renderedAt > ttlSeconds * 1_000;
      if (isStale && !entry.isRevalidating) revalidate(entry, key, url, served, pack);
      return entry.document;
    },
  };
}

/** A redirect keeps the parameters that the page does not know, for the statistics of the target. */
const withRest = (document: RenderedDocument, rest: string): RenderedDocument =>
  document.redirect && rest
    ? {
        ...document,
        redirect: document.redirect + (document.redirect.includes('?') ? rest.replace('?', '&') : rest),
      }
    : document;

/** Compressed data stays in blocks of at least this size, whatever its length. */
const MIN_BROTLI_BYTES = 16 * 1024;
/** Objects and small strings of an entry. */
const ENTRY_BYTES = 1_000;
const bytesOf = ({ html, brotli, securityPolicy, preload = '' }: RenderedDocument) =>
  html.length +
  Math.max(brotli.length, MIN_BROTLI_BYTES) +
  2 * (securityPolicy.length + preload.length) +
  ENTRY_BYTES;

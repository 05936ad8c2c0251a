import { LRUCache } from 'lru-cache';
import type { ContentFollower, ReadPack } from 'shared-content';
import type { ServedSet } from '../releases/served-set.ts';
import {
  createDocumentRenderer,
  type DocumentRendererOptions,
  type RenderedDocument,
} from './document-renderer.ts';

export interface PageServiceOptions extends DocumentRendererOptions {
  content: Pick<ContentFollower, 'current'>;
  /** Time in seconds that a page stays fresh; a stale one is served once more while it is rendered again. */
  ttlSeconds: number;
}

/** Limit of the cache in bytes, HTML and compressed HTML together. */
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
  const { telemetry, ttlSeconds, content } = options;
  const renderDocument = createDocumentRenderer(options);
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ document }) => document.html.length + document.brotli.length + 1,
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

  return {
    /** Number of pages in memory, which can be sent without the API. */
    cachedPages: () => cache.size,
    /** The document of a URL, from the cache if possible. */
    get: async (url: URL, served: ServedSet & { variant: string }): Promise<RenderedDocument> => {
      const pack = content.current();
      const key = `${served.number} ${served.variant} ${pack.version} ${url.pathname}${url.search}`;
      const entry = cache.get(key);
      if (!entry) return render(key, url, served, pack);
      const isStale = Date.now() - entry.renderedAt > ttlSeconds * 1_000;
      if (isStale && !entry.isRevalidating) revalidate(entry, key, url, served, pack);
      return entry.document;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ReadPack } from 'shared-content';
import type { Language } from 'shared-language';
import { SHELL } from 'shared-releases';
import type { ChosenSet } from '../releases/canary.ts';
import type { ServedSet } from '../releases/served-set.ts';
import type { LowDataOptions } from './document/page-context.ts';
import type { RenderedDocument } from './document/rendered-document.ts';
import { languageOf, setInLanguage } from './page-language.ts';

export interface PageCacheOptions {
  /**
   * Time in seconds that a page stays fresh. For ten minutes more a stale one is served while it is rendered again; later
   * only when that fails or takes longer than a second.
   */
  ttlSeconds: number;
  /** Limit of the cache in bytes. Default 24 MB. */
  maxCacheBytes?: number | undefined;
  /** @param lowData given for light pages */
  render: (page: Page, lowData: LowDataOptions | undefined) => Promise<RenderedDocument>;
  /** What went wrong while nobody waited for it. */
  onError: (error: unknown, phase: 'revalidate' | 'condense') => void;
}

/**
 * Time in ms for which a stale page is served. Pages that few people view would be days old: with events that are over,
 * deadlines that have passed and earlier prices, which the browser's code corrects late or never.
 */
const MAX_STALE_MS = 600_000;
/** Time in ms after which a page that is older is served all the same, because the API is slow. */
const MAX_WAIT_MS = 1_000;
/** Default limit of the cache in bytes: about 1,200 pages. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** Pages with longer queries are not cached: they are rarely shared by visitors, and they could fill the cache. */
const MAX_CACHED_QUERY_LENGTH = 200;
/** Pages that are rendered anew after a new release set before visitors request them. */
const MAX_RENEWED_PAGES = 500;

/** What a page is rendered from. */
export interface Page {
  url: URL;
  served: ChosenSet;
  pack: ReadPack;
  /** The light page of visitors who save data. */
  lowData: boolean;
}

export interface ServedPage {
  document: RenderedDocument;
  /** Cached and fresh, cached and stale, or rendered for this request. */
  cache: 'fresh' | 'stale' | 'rendered';
}

interface CacheEntry {
  document: RenderedDocument;
  renderedAt: number;
  /** Release set and content pack that the document was rendered from. */
  set: number;
  pack: string;
  url: URL;
  variant: string;
  language: Language;
  lowData: boolean;
  isRevalidating: boolean;
  /** Views since the page was first cached; halved at each rendering, so that recent ones count more. */
  views: number;
}

/** One entry for an address in a set: light and full pages are never mixed. */
const keyOf = ({ url, served, lowData }: Page) =>
  `${served.variant} ${languageOf(served)} ${lowData ? 'low' : 'full'} ${url.pathname}${url.search}`;

/**
 * Caches documents by URL, with stale-while-revalidate. After a new release set the earlier documents are served until
 * the new ones are rendered, the most viewed first, so that a release costs no visitor a wait and an outage of the API at
 * that moment costs no page.
 */
export function createPageCache(options: PageCacheOptions) {
  const { ttlSeconds, maxCacheBytes = MAX_CACHE_BYTES, onError } = options;
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ document }, key) => bytesOf(document) + 2 * key.length,
  });
  const pending = new Map<string, Promise<RenderedDocument>>();

  const isCacheable = (document: RenderedDocument, url: URL) =>
    document.cacheable && ttlSeconds > 0 && url.search.length <= MAX_CACHED_QUERY_LENGTH;

  /** Keeps a rendered document, or removes the one that was kept, where a page must not be kept any more. */
  const keep = (document: RenderedDocument, page: Page) => {
    const { url, served, pack, lowData } = page;
    const key = keyOf(page);
    const known = cache.peek(key);
    // A slow rendering of an earlier set does not replace that of a later one.
    const isOutdated = known !== undefined && known.set > served.number;
    // An earlier version of the page may have been public.
    if (document.redirect || document.private) cache.delete(key);
    else if (!isOutdated && isCacheable(document, url))
      cache.set(key, {
        document,
        // Not the time of day: after that was set back by hours, the page would be fresh for as many hours.
        renderedAt: performance.now(),
        set: served.number,
        pack: pack.version,
        url,
        variant: served.variant,
        language: languageOf(served),
        lowData,
        isRevalidating: false,
        views: (known?.views ?? 0) / 2,
      });
  };

  /** Renders each page at most once at a time; concurrent requests share the result. */
  const render = (page: Page): Promise<RenderedDocument> => {
    const id = `${page.served.number} ${page.pack.version} ${keyOf(page)}`;
    const running = pending.get(id);
    if (running) return running;
    // Begun first, so that the light page never waits in its turn for one that has to wait for its own.
    const light = page.lowData ? { fullDocument: fullSize(page) } : undefined;
    const started = options
      .render(page, light)
      .then((document) => {
        keep(document, page);
        return document;
      })
      .finally(() => pending.delete(id));
    pending.set(id, started);
    return started;
  };

  /** Bytes of the full page as most visitors get it; 0 when it cannot be rendered. */
  const fullSize = async (page: Page): Promise<number> => {
    try {
      const { body } = (await get({ ...page, lowData: false })).document;
      await body.condense();
      return body.size;
    } catch {
      return 0;
    }
  };

  /** Renders a cached page again. While the API is down the result is not cacheable and the cached page stays. */
  const revalidate = async (entry: CacheEntry, page: Page) => {
    entry.isRevalidating = true;
    try {
      const { body } = await render(page);
      await body.condense();
    } catch (error) {
      onError(error, 'revalidate');
    } finally {
      entry.isRevalidating = false;
    }
  };

  /** The page for a visitor: the cached one where it may be served, else a new one. */
  const get = async (page: Page): Promise<ServedPage> => {
    const { served, pack } = page;
    const entry = cache.get(keyOf(page));
    if (!entry || isWithdrawn(entry.document, served) || isOpenAgain(entry.document, served))
      return { document: await render(page), cache: 'rendered' };
    entry.views += 1;
    if (!entry.document.body.isCondensed)
      entry.document.body.condense().catch((error) => onError(error, 'condense'));
    if (entry.pack !== pack.version) {
      // Owners check a change of the content in the browser, so it shows at once.
      const document = await render(page);
      return replaces(document)
        ? { document, cache: 'rendered' }
        : { document: entry.document, cache: 'stale' };
    }
    const staleMs = performance.now() - entry.renderedAt - ttlSeconds * 1_000;
    const isStale = entry.set !== served.number || staleMs > 0;
    if (isStale && !entry.isRevalidating) void revalidate(entry, page);
    if (staleMs > MAX_STALE_MS) {
      const rendering = render(page).catch(() => null);
      const document = await Promise.race([rendering, sleep(MAX_WAIT_MS, null, { ref: false })]);
      if (document && replaces(document)) return { document, cache: 'rendered' };
    }
    return { document: entry.document, cache: isStale ? 'stale' : 'fresh' };
  };

  let renewal = 0;

  /**
   * Renders the cached pages again from a new release set, one after the other, the most viewed first. Pages that are
   * viewed less are rendered when they are requested. A later call ends an earlier one.
   * @param variants the sets for the visitors: the stable one and those with canaries
   * @param currentPack asked for each page, because rendering all of them takes a while
   */
  const renew = async (variants: readonly ChosenSet[], currentPack: () => ReadPack): Promise<void> => {
    renewal += 1;
    const current = renewal;
    const mostViewed = [...cache.entries()]
      .sort(([, a], [, b]) => b.views - a.views)
      .slice(0, MAX_RENEWED_PAGES);
    for (const [key, { variant, language, url, lowData }] of mostViewed) {
      if (renewal !== current) return;
      const chosen = variants.find((one) => one.variant === variant);
      const served = chosen && setInLanguage(chosen, language);
      const entry = cache.peek(key);
      if (!served || !entry || entry.isRevalidating || entry.set === served.number) continue;
      await revalidate(entry, { url, served, pack: currentPack(), lowData });
    }
  };

  return { get, renew, size: () => cache.size };
}

/** Whether a rendering takes the place of an earlier one: without an API, or with an error, it does not. */
const replaces = (document: RenderedDocument) =>
  document.cacheable || document.private || document.redirect !== undefined;

/** Whether a document shows code that the set has since withdrawn: a disabled remote, or a version left by a rollback. */
const isWithdrawn = ({ uses = [], shell = '' }: RenderedDocument, { remotes, condemned = {} }: ServedSet) =>
  [{ remote: SHELL, version: shell }, ...uses].some(
    ({ remote, version }) =>
      condemned[remote]?.some((left) => left.version === version) ||
      remotes.find(({ name }) => name === remote)?.page.disabled,
  );

/**
 * Whether a document says that an area is closed which the set offers again: the remote was enabled, or its files can be
 * read again, which changes no number of a set.
 */
const isOpenAgain = ({ status, owner }: RenderedDocument, { remotes }: ServedSet) =>
  status === 503 &&
  owner !== undefined &&
  !remotes.some(({ name, page }) => name === owner.remote && (page.disabled || page.refused));

/** Objects and small strings of an entry. */
const ENTRY_BYTES = 1_000;
const bytesOf = ({ body, securityPolicy, preload = '' }: RenderedDocument) =>
  body.size + 2 * (securityPolicy.length + preload.length) + ENTRY_BYTES;

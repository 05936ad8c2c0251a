import { LRUCache } from 'lru-cache';
import type { ContentFollower, ReadPack } from 'shared-content';
import type { Language } from 'shared-language';
import { SHELL } from 'shared-releases';
import type { ChosenSet } from '../releases/canary.ts';
import type { ServedSet } from '../releases/served-set.ts';
import { canonicalHome } from './canonical-path.ts';
import type { DocumentRendererOptions } from './document/document-options.ts';
import { createDocumentRenderer } from './document/document-renderer.ts';
import type { FormSubmission, ViewOptions } from './document/page-context.ts';
import { type RenderedDocument, redirectTo } from './document/rendered-document.ts';
import { languageOf, localizedRequest, setInLanguage } from './page-language.ts';
import { pageQuery } from './page-query.ts';
import { createRenderQueue } from './render-queue.ts';
import { pageDefinition, routeOf } from './route-of.ts';

export interface PageServiceOptions extends DocumentRendererOptions {
  content: Pick<ContentFollower, 'current'>;
  /** Time in seconds that a page stays fresh; a stale one is served once more while it is rendered again. */
  ttlSeconds: number;
  /** Limit of the cache in bytes. Default 24 MB. */
  maxCacheBytes?: number;
}

/** Default limit of the cache in bytes: about 1,200 pages. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** Pages with longer queries are not cached: they are rarely shared by visitors, and they could fill the cache. */
const MAX_CACHED_QUERY_LENGTH = 200;
/** Pages that are rendered anew after a new release set before visitors request them. */
const MAX_RENEWED_PAGES = 500;

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

export interface ServedPage {
  document: RenderedDocument;
  /** Cached and fresh, cached and stale, or rendered for this request. */
  cache: 'fresh' | 'stale' | 'rendered';
}

/** What a page is rendered from. */
interface Source {
  key: string;
  url: URL;
  served: ChosenSet;
  pack: ReadPack;
  /** The light page of visitors who save data. */
  lowData: boolean;
}

/** The page of an address in a set: light and full ones are never mixed. */
const sourceOf = (url: URL, served: ChosenSet, pack: ReadPack, lowData: boolean): Source => ({
  key: `${served.variant} ${languageOf(served)} ${lowData ? 'low' : 'full'} ${url.pathname}${url.search}`,
  url,
  served,
  pack,
  lowData,
});

/**
 * Renders documents and caches them by URL, with stale-while-revalidate. After a new release set the earlier documents
 * are served until the new ones are rendered, the most viewed first, so that a release costs no visitor a wait and an
 * outage of the API at that moment costs no page.
 */
export function createPageService(options: PageServiceOptions) {
  const { telemetry, ttlSeconds, content, maxCacheBytes = MAX_CACHE_BYTES } = options;
  const renderDocument = createDocumentRenderer(options);
  const inTurn = createRenderQueue();
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ document }, key) => bytesOf(document) + 2 * key.length,
  });
  const pending = new Map<string, Promise<RenderedDocument>>();

  /** Renders each page at most once at a time; concurrent requests share the result. */
  const render = ({ key, url, served, pack, lowData }: Source): Promise<RenderedDocument> => {
    const id = `${served.number} ${pack.version} ${key}`;
    const running = pending.get(id);
    if (running) return running;
    // Begun first, so that the light page never waits in its turn for one that has to wait for its own.
    const light = lowData ? { fullDocument: fullSize(url, served, pack) } : undefined;
    const started = inTurn(() => renderDocument(url, served, pack, { lowData: light }))
      .then((document) => {
        const known = cache.peek(key);
        // A slow rendering of an earlier set does not replace that of a later one.
        const isOutdated = known !== undefined && known.set > served.number;
        // An earlier version of the page may have been public.
        if (document.redirect || document.private) cache.delete(key);
        else if (!isOutdated && isCacheable(document, url))
          cache.set(key, {
            document,
            renderedAt: Date.now(),
            set: served.number,
            pack: pack.version,
            url,
            variant: served.variant,
            language: languageOf(served),
            lowData,
            isRevalidating: false,
            views: (known?.views ?? 0) / 2,
          });
        return document;
      })
      .finally(() => pending.delete(id));
    pending.set(id, started);
    return started;
  };
  /** Bytes of the full page as most visitors get it; 0 when it cannot be rendered. */
  const fullSize = async (url: URL, served: ChosenSet, pack: ReadPack): Promise<number> => {
    try {
      const { body } = (await pageOf(sourceOf(url, served, pack, false))).document;
      await body.condense();
      return body.size;
    } catch {
      return 0;
    }
  };
  const isCacheable = (document: RenderedDocument, url: URL) =>
    document.cacheable && ttlSeconds > 0 && url.search.length <= MAX_CACHED_QUERY_LENGTH;

  /** Renders a cached page again. While the API is down the result is not cacheable and the cached page stays. */
  const revalidate = async (entry: CacheEntry, source: Source) => {
    entry.isRevalidating = true;
    try {
      const { body } = await render(source);
      await body.condense();
    } catch (error) {
      telemetry.error(error, { phase: 'revalidate' });
    } finally {
      entry.isRevalidating = false;
    }
  };

  /** The address with the parameters that its route knows, and the rest of the query. */
  const pageAddress = (address: URL, chosen: ChosenSet) => {
    const { url: localized, served } = localizedRequest(address, chosen);
    if (!address.search) return { url: localized, served, rest: '' };
    const match = routeOf((served.host ?? options).render.matchRoute, served, localized.pathname);
    const { query, rest } = pageQuery(address.search, match?.route.query);
    const url = new URL(localized);
    url.search = query;
    return { url, served, rest };
  };

  const definitionOf = (address: URL, chosen: ChosenSet) => {
    const { url, served } = localizedRequest(address, chosen);
    const match = routeOf((served.host ?? options).render.matchRoute, served, url.pathname);
    return pageDefinition(served, match);
  };

  /** The page for a visitor: the cached one where it may be served, else a new one. */
  const pageOf = async (source: Source): Promise<ServedPage> => {
    const { key, served, pack } = source;
    const entry = cache.get(key);
    if (!entry || isWithdrawn(entry.document, served))
      return { document: await render(source), cache: 'rendered' };
    entry.views += 1;
    if (!entry.document.body.isCondensed)
      entry.document.body.condense().catch((error) => telemetry.error(error, { phase: 'condense' }));
    if (entry.pack !== pack.version) {
      // Owners check a change of the content in the browser, so it shows at once.
      const document = await render(source);
      return document.cacheable || document.redirect
        ? { document, cache: 'rendered' }
        : { document: entry.document, cache: 'stale' };
    }
    const isStale = entry.set !== served.number || Date.now() - entry.renderedAt > ttlSeconds * 1_000;
    if (isStale && !entry.isRevalidating) void revalidate(entry, source);
    return { document: entry.document, cache: isStale ? 'stale' : 'fresh' };
  };

  let renewal = 0;

  return {
    /** Number of pages in memory, which can be sent without the API. */
    cachedPages: () => cache.size,
    /** The page of a URL, from the cache if possible; with `lowData` the light one. */
    get: async (address: URL, chosen: ChosenSet, lowData = false): Promise<ServedPage> => {
      const { url, served, rest } = pageAddress(address, chosen);
      const home = canonicalHome(address, languageOf(served));
      if (home) return { document: redirectTo(home), cache: 'rendered' };
      const page = await pageOf(sourceOf(url, served, content.current(), lowData));
      return { ...page, document: withRest(page.document, rest) };
    },
    /** The page of a preview or of QA: rendered for this request, and never cached. */
    renderOnce: async (address: URL, chosen: ChosenSet, view: ViewOptions): Promise<RenderedDocument> => {
      const { url, served, rest } = pageAddress(address, chosen);
      return withRest(await inTurn(() => renderDocument(url, served, content.current(), { view })), rest);
    },
    /** Whether the page of an address takes forms that browsers send without scripts. */
    takesForms: (address: URL, chosen: ChosenSet): boolean =>
      definitionOf(address, chosen)?.submit !== undefined,
    /** Whether the page of an address shows what only one visitor may see. */
    isPrivate: (address: URL, chosen: ChosenSet): boolean => definitionOf(address, chosen)?.private === true,
    /** The answer of a page to a form: a redirect, or the page with what was entered, for this visitor alone. */
    submit: (address: URL, chosen: ChosenSet, submission: FormSubmission): Promise<RenderedDocument> => {
      const { url, served } = pageAddress(address, chosen);
      return inTurn(() => renderDocument(url, served, content.current(), { submission }));
    },
    /**
     * Renders the cached pages again from a new release set, one after the other, the most viewed first. Pages that are
     * viewed less are rendered when they are requested. A later call ends an earlier one.
     * @param variants the sets for the visitors: the stable one and those with canaries
     */
    renew: async (variants: readonly ChosenSet[]): Promise<void> => {
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
        await revalidate(entry, sourceOf(url, served, content.current(), lowData));
      }
    },
  };
}

export type PageService = ReturnType<typeof createPageService>;

/** Whether a document shows code that the set has since withdrawn: a disabled remote, or a version left by a rollback. */
const isWithdrawn = ({ uses = [], shell = '' }: RenderedDocument, { remotes, condemned = {} }: ServedSet) =>
  [{ remote: SHELL, version: shell }, ...uses].some(
    ({ remote, version }) =>
      condemned[remote]?.some((left) => left.version === version) ||
      remotes.find(({ name }) => name === remote)?.page.disabled,
  );

/** A redirect keeps the parameters that the page does not know, for the statistics of the target. */
const withRest = (document: RenderedDocument, rest: string): RenderedDocument =>
  document.redirect && rest
    ? {
        ...document,
        redirect: document.redirect + (document.redirect.includes('?') ? rest.replace('?', '&') : rest),
      }
    : document;

/** Objects and small strings of an entry. */
const ENTRY_BYTES = 1_000;
const bytesOf = ({ body, securityPolicy, preload = '' }: RenderedDocument) =>
  body.size + 2 * (securityPolicy.length + preload.length) + ENTRY_BYTES;

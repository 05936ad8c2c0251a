import type { ContentFollower } from 'shared-content';
import type { ChosenSet } from '../releases/canary.ts';
import { canonicalHome } from './canonical-path.ts';
import type { DocumentRendererOptions } from './document/document-options.ts';
import { createDocumentRenderer } from './document/document-renderer.ts';
import type { FormSubmission, ViewOptions } from './document/page-context.ts';
import { type RenderedDocument, redirectTo } from './document/rendered-document.ts';
import { pageAddress, pageAt, withRest } from './page-address.ts';
import { createPageCache, type PageCacheOptions, type ServedPage } from './page-cache.ts';
import { languageOf } from './page-language.ts';
import { createRenderQueue } from './render-queue.ts';

export interface PageServiceOptions
  extends DocumentRendererOptions,
    Pick<PageCacheOptions, 'ttlSeconds' | 'maxCacheBytes'> {
  content: Pick<ContentFollower, 'current'>;
}

/** Answers requests for pages with documents, from the cache where they may be shared. */
export function createPageService(options: PageServiceOptions) {
  const { telemetry, content, ttlSeconds, maxCacheBytes } = options;
  const renderDocument = createDocumentRenderer(options);
  const inTurn = createRenderQueue();
  const cache = createPageCache({
    ttlSeconds,
    maxCacheBytes,
    render: ({ url, served, pack }, lowData) => inTurn(() => renderDocument(url, served, pack, { lowData })),
    onError: (error, phase) => telemetry.error(error, { phase }),
  });
  const { matchRoute } = options.render;

  return {
    /** Number of pages in memory, which can be sent without the API. */
    cachedPages: cache.size,
    /** The page of a URL, from the cache if possible; with `lowData` the light one. */
    get: async (address: URL, chosen: ChosenSet, lowData = false): Promise<ServedPage> => {
      const { url, served, rest } = pageAddress(address, chosen, matchRoute);
      const home = canonicalHome(address, languageOf(served));
      if (home) return { document: redirectTo(home), cache: 'rendered' };
      const page = await cache.get({ url, served, pack: content.current(), lowData });
      return { ...page, document: withRest(page.document, rest) };
    },
    /** The page of a preview or of QA: rendered for this request, and never cached. */
    renderOnce: async (address: URL, chosen: ChosenSet, view: ViewOptions): Promise<RenderedDocument> => {
      const { url, served, rest } = pageAddress(address, chosen, matchRoute);
      return withRest(await inTurn(() => renderDocument(url, served, content.current(), { view })), rest);
    },
    /** Whether the page of an address takes forms that browsers send without scripts. */
    takesForms: (address: URL, chosen: ChosenSet): boolean =>
      pageAt(address, chosen, matchRoute)?.submit !== undefined,
    /** Whether the page of an address shows what only one visitor may see. */
    isPrivate: (address: URL, chosen: ChosenSet): boolean =>
      pageAt(address, chosen, matchRoute)?.private === true,
    /** The answer of a page to a form: a redirect, or the page with what was entered, for this visitor alone. */
    submit: (address: URL, chosen: ChosenSet, submission: FormSubmission): Promise<RenderedDocument> => {
      const { url, served } = pageAddress(address, chosen, matchRoute);
      return inTurn(() => renderDocument(url, served, content.current(), { submission }));
    },
    /** Renders the cached pages again from the sets that a new release has brought. */
    renew: (variants: readonly ChosenSet[]): Promise<void> => cache.renew(variants, () => content.current()),
  };
}

export type PageService = ReturnType<typeof createPageService>;

import type { ReadPack } from 'shared-content';
import type { ServerPage } from '../../../src/render/index.ts';
import type { ServedSet } from '../../releases/served-set.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentPieces, inlineStyles } from './document.ts';
import { DocumentBody } from './document-body.ts';
import type { DocumentRendererOptions } from './document-options.ts';
import { documentParts } from './document-parts.ts';
import { documentTag } from './document-tag.ts';
import { createPageContexts, ownAddress, type PageContext, type RenderingOptions } from './page-context.ts';
import { createPageFiles } from './page-files.ts';
import { pageHead } from './page-head.ts';
import { preloadHeader } from './preload-header.ts';
import { renderPage } from './render-page.ts';
import { type RenderedDocument, redirectTo } from './rendered-document.ts';

/** Creates the function that renders the document of a URL, for guests only (PLATFORM-7). */
export function createDocumentRenderer(options: DocumentRendererOptions) {
  const { development } = options;
  const contextOf = createPageContexts(options);
  const filesOf = createPageFiles(options);

  const documentOf = async (context: PageContext, page: ServerPage): Promise<RenderedDocument> => {
    const { host, match, owner, config, isPrivate, low } = context;
    const { manifest } = host;
    const files = await filesOf(context, page);
    const { drawn, ...head } = pageHead(context, page, options.config.publicUrl);
    const parts = await documentParts(context, page, { files, head }, options);
    return {
      status: page.status,
      body: new DocumentBody(documentPieces(parts), (html) => documentTag(html, Date.now())),
      securityPolicy: contentSecurityPolicy(config, {
        styles: inlineStyles(parts),
        devOrigins: development?.origins ?? null,
        releaseOrigin: host.releaseOrigin,
        frameAncestors: options.frameAncestors ?? [],
        isStrict: manifest.hasStrictPolicy === true,
      }),
      ...(!low && files.fonts.inlined && { fonts: files.fonts }),
      preload: preloadHeader(files.early, page.html),
      ...(page.meta?.referrer && { referrerPolicy: page.meta.referrer }),
      cacheable: page.cacheable && !isPrivate && !development,
      ...(isPrivate && { private: true }),
      shell: manifest.version,
      reportsStart: manifest.reportsStart === true,
      ...(drawn && { sharing: drawn }),
      ...(parts.serviceWorker === 'on' &&
        page.status === 200 &&
        !isPrivate &&
        match?.route.offline && { offline: match.route.offline }),
      uses: files.remotes.map(({ name, version }) => ({ remote: name, version })),
      ...(owner &&
        match && { owner: { remote: owner.name, version: owner.version, route: match.route.path } }),
    };
  };

  return async (
    url: URL,
    served: ServedSet,
    content: ReadPack,
    rendering: RenderingOptions = {},
  ): Promise<RenderedDocument> => {
    const context = contextOf(url, served, content, rendering);
    const moved = ownAddress(context);
    if (moved) return redirectTo(moved);
    const page = await renderPage(context, options);
    if (!page.redirect) return documentOf(context, page);
    return { ...redirectTo(page.redirect, page.status), ...(context.isPrivate && { private: true }) };
  };
}

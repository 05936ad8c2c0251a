import { type PageSections, packIn } from 'shared-content';
import { publicPath } from 'shared-language';
import { traceHeaders, withSpan } from 'shared-tracing';
import type { ServerPage } from '../../../src/render/index.ts';
import type { DocumentRendererOptions } from './document-options.ts';
import type { PageContext } from './page-context.ts';
import { renderedRemotes } from './rendered-remotes.ts';

/** Time limits in ms for a page's data and for rendering it. */
const limits = { prefetchLimit: 3_000, renderLimit: 5_000 };

type Options = Pick<DocumentRendererOptions, 'apiBaseUrl' | 'apiTransport' | 'telemetry' | 'development'>;

/** Renders the page itself, which the document is built around, by the shell of its set. */
export async function renderPage(
  { url, served, content, language, host, match, config, submission }: PageContext,
  { apiBaseUrl, apiTransport, telemetry, development }: Options,
): Promise<ServerPage> {
  const pack = packIn(content, language);
  // As visitors have it.
  const address = new URL(url);
  address.pathname = publicPath(language, url.pathname);
  const observed = development?.observe(url.pathname + url.search);
  const page = await withSpan('render page', { 'site.route': match?.route.path ?? 'other' }, () =>
    host.render.renderServerPage({
      url: address,
      config,
      ...renderedRemotes(served).request,
      match,
      apiBaseUrl,
      content: async <Name extends keyof PageSections>(name: Name) => pack[name],
      telemetry: observed?.telemetry ?? telemetry,
      ...limits,
      apiHeaders: () => ({
        ...traceHeaders(),
        ...(submission && { 'x-forwarded-for': submission.address }),
      }),
      apiTransport,
      ...(submission && { submission }),
    }),
  );
  observed?.end();
  return page;
}

import type { DehydratedState, Transport } from 'shared-api';
import type { RenderRequest } from 'shared-releases/release';
import type { SubmitContext } from 'shared-shell';
import type { PageMeta } from 'shared-shell/host';
import type { SiteNav } from '../chrome/site-frame.tsx';
import type { RoutedRemote } from '../routing/site-routes.tsx';

/** One page to render, for the remotes of a release set as the router knows them. */
export interface ServerPageRequest extends Omit<RenderRequest, 'remotes' | 'nav'> {
  /** The same array for all pages of one set: the router that is built from it is kept. */
  remotes: readonly (RoutedRemote & { widgets: readonly string[] })[];
  nav: SiteNav;
  /** Further headers of every request to the API. */
  apiHeaders?: () => Record<string, string>;
  /** Sends the requests to the API. Default: axios. */
  apiTransport?: Transport;
  /** What a form of the page has sent without scripts. The page answers it by its `submit`. */
  submission?: Pick<SubmitContext, 'values' | 'clientKey'>;
}

/** A rendered page, or a redirect. */
export interface ServerPage {
  status: number;
  /** Path or URL to redirect to, with status 301, or 303 after a form; there is no HTML then. */
  redirect?: string;
  /** Inner HTML of `#root`; empty when rendering failed: the browser then renders the page alone. */
  html: string;
  /** Critical CSS, one entry per style element. An entry without ids is none of Emotion's. */
  styles: { key: string; ids: string[]; css: string }[];
  meta: PageMeta | null;
  queryState: DehydratedState;
  /** Whether the page may be cached for other visitors: all data arrived and nothing failed. */
  cacheable: boolean;
}

import type { DehydratedState } from 'shared-api';
import type { RouteMatch } from 'shared-releases/descriptor';
import type { Remote, SiteConfig } from 'shared-shell';
import type { PageMeta, Telemetry } from 'shared-shell/host';
import type { SiteNav } from '../chrome/site-frame.tsx';
import type { RoutedRemote } from '../routing/site-routes.tsx';

/** One page to render. Released shells are called with it by the render gate, so fields are only added. */
export interface ServerPageRequest {
  /** Full URL of the page view. */
  url: URL;
  config: SiteConfig;
  remotes: readonly (RoutedRemote & { widgets: readonly string[] })[];
  nav: SiteNav;
  /** Server bundles that are ready; a remote without one is rendered by the browser. */
  bundles: ReadonlyMap<string, Remote>;
  match: RouteMatch | null;
  /** Base URL at which this server reaches the API; it can differ from the one for browsers. */
  apiBaseUrl: string;
  telemetry: Telemetry;
  /** Time limit in ms for the page's data. */
  prefetchLimit: number;
  /** Time limit in ms for rendering. */
  renderLimit: number;
}

/** A rendered page, or a redirect. */
export interface ServerPage {
  status: number;
  /** Path or URL to redirect to; there is no HTML then. */
  redirect?: string;
  /** Inner HTML of `#root`; empty when rendering failed: the browser then renders the page alone. */
  html: string;
  /** Critical CSS, one entry per style element. */
  styles: { key: string; ids: string[]; css: string }[];
  meta: PageMeta | null;
  queryState: DehydratedState;
  /** Whether the page may be cached for other visitors: all data arrived and nothing failed. */
  cacheable: boolean;
}

import type { Remote, SiteConfig } from 'shared-shell';
import type { ContentSource, Telemetry } from 'shared-shell/host';
import type { RemoteDescriptor, RouteMatch } from '../descriptor/index.ts';

/** One page to render. Released shells are called with it, so fields are only added. */
export interface RenderRequest {
  /** Full URL of the page view. */
  url: URL;
  config: SiteConfig;
  remotes: (Pick<RemoteDescriptor, 'name' | 'version' | 'routes' | 'redirects'> & { widgets: string[] })[];
  nav: RemoteDescriptor['nav'];
  /** Server bundles that are ready; a remote without one is rendered by the browser. */
  bundles: ReadonlyMap<string, Remote>;
  match: RouteMatch | null;
  /** Base URL at which this server reaches the API; it can differ from the one for browsers. */
  apiBaseUrl: string;
  /** Sections of the content pack. */
  content: ContentSource;
  telemetry: Telemetry;
  /** Time limit in ms for the page's data. */
  prefetchLimit: number;
  /** Time limit in ms for rendering. */
  renderLimit: number;
}

/**
 * The functions of a released shell's server bundle (`server/render.cjs`) that the render gate calls. The shell's
 * source declares that it satisfies this type, so that the type check fails on an incompatible change, and not a
 * release.
 */
export interface ShellRenderBundle {
  /** Modules that a remote's server bundle can `require`. */
  provided: Readonly<Record<string, unknown>>;
  matchRoute: (remotes: readonly RemoteDescriptor[], pathname: string) => RouteMatch | null;
  renderServerPage: (request: RenderRequest) => Promise<{
    html: string;
    redirect?: string;
    /** What the page says of itself with `usePage`; null when it does not call it. */
    meta?: { title: string } | null;
    /** Style sheets of the page; shells before the strict security policy tell fewer of them. */
    styles?: readonly { css: string }[];
  }>;
}

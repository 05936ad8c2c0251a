import type { Brand, Remote, SiteConfig } from 'shared-shell';
import type { Telemetry } from 'shared-shell/host';
import type { RemoteDescriptor, RouteMatch } from '../descriptor/index.ts';

/** One rendering as the render gate asks for it. */
interface RenderRequest {
  url: URL;
  config: SiteConfig;
  remotes: (Pick<RemoteDescriptor, 'name' | 'version' | 'routes' | 'redirects'> & { widgets: string[] })[];
  nav: RemoteDescriptor['nav'];
  bundles: ReadonlyMap<string, Remote>;
  match: RouteMatch | null;
  apiBaseUrl: string;
  telemetry: Telemetry;
  /** Time limits in ms. */
  prefetchLimit: number;
  renderLimit: number;
}

/**
 * What the render gate calls in a released shell's server bundle (`server/render.cjs`). The shell's source declares
 * that it satisfies this, so that a change of it is noticed when types are checked and not when a team releases.
 */
export interface ShellRenderBundle {
  /** What a remote's server bundle gets for `require`. */
  provided: Readonly<Record<string, unknown>>;
  defaultBrand: Brand;
  matchRoute: (remotes: readonly RemoteDescriptor[], pathname: string) => RouteMatch | null;
  renderServerPage: (request: RenderRequest) => Promise<{ html: string; redirect?: string }>;
}

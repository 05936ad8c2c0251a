import type { Brand, Remote, SiteConfig } from 'shared-shell';
import type { Telemetry } from 'shared-shell/host';
import type { RemoteDescriptor, RouteMatch } from '../descriptor/index.ts';

/** One rendering that the render gate requests. */
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
 * The functions of a released shell's server bundle (`server/render.cjs`) that the render gate calls. The shell's
 * source declares that it satisfies this type, so that the type check fails on an incompatible change, and not a
 * release.
 */
export interface ShellRenderBundle {
  /** Modules that a remote's server bundle can `require`. */
  provided: Readonly<Record<string, unknown>>;
  defaultBrand: Brand;
  matchRoute: (remotes: readonly RemoteDescriptor[], pathname: string) => RouteMatch | null;
  renderServerPage: (request: RenderRequest) => Promise<{ html: string; redirect?: string }>;
}

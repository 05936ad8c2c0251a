/** For hosts: the shell's browser bundle and the standalone host. Not part of what remotes share at run time. */

export { defaultBrand } from '../config/brand.ts';
export { matchRoute } from '../descriptor/match-route.ts';
export { silentTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
export { type BrowserSite, type BrowserSiteOptions, createBrowserSite } from './browser-site.tsx';
export type { SiteNav } from './chrome/site-frame.tsx';
export { fullTitle } from './page/browser-page.ts';
export {
  createRemoteRegistry,
  RemoteRefused,
  type RemoteRegistry,
  type RemoteSource,
  type RemoteStatus,
} from './remotes/remote-registry.ts';
export type { RoutedRemote } from './remotes/site-routes.tsx';

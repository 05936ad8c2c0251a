/** For the shell's browser bundle. Not part of the packages that remotes share at run time. */

export { silentTelemetry, type Telemetry } from 'shared-shell/host';
export { defaultBrand } from '../brand/default-brand.ts';
export type { SiteNav } from '../chrome/site-frame.tsx';
export { fullTitle } from '../document/browser-page.ts';
export {
  createRemoteRegistry,
  RemoteRefused,
  type RemoteRegistry,
  type RemoteSource,
  type RemoteStatus,
} from '../remotes/remote-registry.ts';
export { matchRoute } from '../routing/match-route.ts';
export type { RoutedRemote } from '../routing/site-routes.tsx';
export { type BrowserSite, type BrowserSiteOptions, createBrowserSite } from './browser-site.tsx';

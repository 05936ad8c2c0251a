/** For the shell's browser bundle. Not part of the packages that remotes share at run time. */

export { silentTelemetry, type Telemetry } from 'shared-shell/host';
export type { AreaHtml } from '../area-html/area-html.ts';
export type { CodeAreas } from '../remotes/first-view.ts';
export type { RemoteStatus } from '../remotes/remote-modules.ts';
export type { RemoteRegistry } from '../remotes/remote-registry.ts';
export { RemoteRefused, type RemoteSource } from '../remotes/remote-source.ts';
export { matchRoute } from '../routing/match-route.ts';
export { type BrowserSite, createBrowserSite } from './browser-site.tsx';

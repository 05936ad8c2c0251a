import type { DehydratedState } from 'shared-api';
import type { RemoteDescriptor } from 'shared-releases/descriptor';
import type { SiteConfig } from 'shared-shell';

/** What the browser must know of one remote of the release set: data only, a few hundred bytes. */
export interface PageRemote {
  name: string;
  version: string;
  /** Public address of the release, without a trailing slash: `/releases/mfe-events/1.0.0-3f2a9c1b07`. */
  base: string;
  entry: { file: string; global: string; integrity: string };
  routes: RemoteDescriptor['routes'];
  redirects: RemoteDescriptor['redirects'];
  nav: RemoteDescriptor['nav'];
  widgets: string[];
  /** Why it must not run under this shell; its area says so. */
  refused?: string;
  /** Switched off by its team: its area says so politely, nothing of it is loaded. */
  disabled?: boolean;
}

/** The inert JSON in the page: no inline script, one read at start. */
export interface PageData {
  /** Number of the release set this page was made from; its remotes stay pinned for the life of the document. */
  set: number;
  remotes: PageRemote[];
  config: SiteConfig;
  queryState?: DehydratedState;
}

export const pageDataId = 'page-data';

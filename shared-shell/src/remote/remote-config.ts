/**
 * The static description of a remote, available without running its code. Written by hand in the remote's
 * `remote.config.ts`. Read by the build preset (which adds versions, chunks and hashes and emits `remote.json`), by
 * `defineRemote` (which checks that every declared page and widget has code) and by the standalone host.
 */

/**
 * One URL pattern that a remote owns, in React Router's path syntax. With a trailing slash only where ROUTE-22 has one.
 */
export interface RouteConfig {
  path: string;
  /** Name of the page in `defineRemote({ pages })`. Its chunk is named `page-<page>`. */
  page: string;
  /** Widgets of other remotes in the first view of this page: the shell preloads and server-renders them with it. */
  widgets?: readonly string[];
  /**
   * Names of the query parameters that the page reads; `[]`: none. The server keeps one page in its cache for each
   * combination of them, whatever else an address contains. Without a list every parameter makes another page, except
   * those of tracking (`utm_…`, `gclid`).
   */
  query?: readonly string[];
  /** Excluded from the sitemap: account pages, personal pages. */
  unlisted?: boolean;
}

/** A component that other remotes may place on their pages with `<Widget name>`. Its chunk is named `widget-<name>`. */
export interface WidgetConfig {
  name: string;
}

/** A link of the remote in the site frame. */
export interface NavEntry {
  label: string;
  href: string;
  /**
   * `menu`: top bar and drawer. `account`: the account menu of logged-in visitors. `footer-about` / `footer-services`:
   * the footer's two link groups.
   */
  placement: 'menu' | 'account' | 'footer-about' | 'footer-services';
  /**
   * Menu group of the link ('Study Abroad', 'Test Preparation', 'Services'); without it the link is a top-level item.
   */
  group?: string;
  /** Links are sorted by this number, then by the name of the remote. */
  order: number;
  /** Also shows a `menu` link in the bar at the bottom of phones, with this short label and icon. */
  phoneBar?: { label: string; icon: 'search' | 'saved' | 'dates' | 'link' };
}

/** A path that moved: the shell's server redirects with 301, the client router follows it. */
export interface RedirectConfig {
  from: string;
  to: string;
}

export interface RemoteConfig {
  /** Folder and package name, e.g. `mfe-events`. */
  name: string;
  /** Team that owns it, shown in error reports and the QA panel. */
  owner: string;
  /** Port of the standalone host. */
  port: number;
  /** Versions of the shell this remote works under, as a semver range. */
  requires: { shell: string };
  routes: readonly RouteConfig[];
  widgets?: readonly WidgetConfig[];
  nav?: readonly NavEntry[];
  redirects?: readonly RedirectConfig[];
  /** Limit in kB of compressed JavaScript per route, without the shell. Default 80. */
  budget?: number;
  /** Paths of machine-readable files, e.g. `/rss.xml`; `defineRemote({ feeds })` generates them on the server. */
  feeds?: readonly string[];
}

/** Identity function that keeps literal types, so that `defineRemote` can require code for each declared name. */
export const defineRemoteConfig = <const C extends RemoteConfig>(config: C): C => config;

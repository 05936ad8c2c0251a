/**
 * What a remote says about itself before any of its code runs. Written by hand in the remote's `remote.config.ts`,
 * read by the build preset (which adds versions, chunks and hashes and emits `remote.json`), by `defineRemote`
 * (which checks that every declared page and widget has code) and by the standalone host.
 */

/** One URL pattern a remote owns, in React Router's path syntax. Written as the specification lists it, trailing slash included. */
export interface RouteConfig {
  path: string;
  /** Name of the page in `defineRemote({ pages })`. Its chunk is named `page-<page>`. */
  page: string;
  /** Widgets of other remotes that this page shows at once: the shell preloads and server-renders them with it. */
  widgets?: readonly string[];
  /** Kept out of the sitemap: account pages, personal pages. */
  unlisted?: boolean;
}

/** A component other remotes may place on their pages through `<Widget name>`. Its chunk is named `widget-<name>`. */
export interface WidgetConfig {
  name: string;
}

/** Where a link of the remote appears in the site's chrome. */
export interface NavEntry {
  label: string;
  href: string;
  /** `menu`: top bar and drawer. `footer-about` / `footer-services`: the footer's two link groups. */
  placement: 'menu' | 'footer-about' | 'footer-services';
  /** Menu group the link stands in ('Study Abroad', 'Test Preparation', 'Services'); without it the link stands alone. */
  group?: string;
  /** Links are sorted by this number; equal numbers keep the order of the descriptors' names. */
  order: number;
  /** A `menu` link that also stands in the bar at the foot of phones: a word for it, and its icon. */
  phoneBar?: { label: string; icon: 'search' | 'saved' | 'dates' | 'link' };
}

/** An address that moved; answered by the shell's server with 301 and followed by the client router. */
export interface RedirectConfig {
  from: string;
  to: string;
}

export interface RemoteConfig {
  /** Folder and package name, e.g. `mfe-events`. */
  name: string;
  /** Team answerable for it, shown in error reports and the QA panel. */
  owner: string;
  /** Port of the standalone host. */
  port: number;
  /** Versions of the shell this remote works under, as a semver range. */
  requires: { shell: string };
  routes: readonly RouteConfig[];
  widgets?: readonly WidgetConfig[];
  nav?: readonly NavEntry[];
  redirects?: readonly RedirectConfig[];
  /** kB of compressed JavaScript one route may bring beside the shell. Default 80. */
  budget?: number;
  /** Machine-readable addresses the remote answers, e.g. `/rss.xml`: made by `defineRemote({ feeds })` on the server. */
  feeds?: readonly string[];
}

/** Keeps the literal names, so that `defineRemote` can demand an implementation for each of them. */
export const defineRemoteConfig = <const C extends RemoteConfig>(config: C): C => config;

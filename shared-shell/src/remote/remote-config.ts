import type { Permissions } from '../permissions/permissions.ts';

export {
  type Permissions,
  permissionText,
  type StoragePermission,
  storagePermission,
} from '../permissions/permissions.ts';

/**
 * The static description of a remote, available without running its code. Written by hand in the remote's
 * `remote.config.ts`. Read by the build preset (which adds versions, chunks and hashes and emits `remote.json`), by
 * `defineRemote` (which checks that every declared page and widget has code) and by the standalone host.
 */

/**
 * When the code of a page or widget that the server has rendered is loaded in its first view; the HTML is readable, and
 * links, forms, menus and dialogs in it work, before that.
 * - `immediate`: with the document, for pages that show nothing without code
 * - `idle`: when the browser is idle, or at the first touch, whichever is first
 * - `visible`: when the area comes into view, or at the first touch
 * - `interaction`: at the first touch: a control of the area is pressed, focused, or pointed at with a mouse
 * - `never`: not for this view
 *
 * With Save-Data, `idle` and `visible` wait for a touch. A page that is opened by a link within the running site always
 * loads its code.
 */
export type HydrationMoment = 'immediate' | 'idle' | 'visible' | 'interaction' | 'never';

/** Which pages of a route browsers may keep for offline reading. */
export type OfflineRule = 'visited' | 'kept';

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
  /** When the page's code is loaded in its first view. Default `idle`. */
  hydrate?: HydrationMoment;
  /**
   * Keys of `localStorage` or `sessionStorage` that change what the page shows, such as a list of saved items. In a browser that has one of
   * them, the code is loaded at the latest when the browser is idle.
   */
  storage?: readonly string[];
  /**
   * Which pages browsers may keep for offline reading: `visited`: each page that was opened; `kept`: those that the visitor
   * keeps by `KeepOffline`. Absent: none. The copy is the server's HTML, which is the same for all visitors; still leave
   * it out for pages with a token in their address and for pages of an account.
   */
  offline?: OfflineRule;
  /**
   * Why the page needs over 2 kB more script than in the release before, e.g. `map of the branches, 2026-11`. The gate
   * *growth* asks for it, with another text each time.
   */
  grown?: string;
}

/** A component that other remotes may place on their pages with `<Widget name>`. Its chunk is named `widget-<name>`. */
export interface WidgetConfig {
  name: string;
  /** When its code is loaded where the server has rendered it in the first view. Default `idle`. */
  hydrate?: HydrationMoment;
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
  /**
   * Languages that the remote speaks beside English, as BCP 47 tags: `['ne']`. In each of them every `*.en.ts` of the
   * remote needs a translation beside it. In the others its pages appear in English, marked as such.
   */
  languages?: readonly 'ne'[];
  /** What the remote uses of the host. Without it, everything is allowed. */
  permissions?: Permissions;
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

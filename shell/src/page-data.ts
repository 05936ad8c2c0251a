import type { DehydratedState } from 'shared-api';
import type { RemoteDescriptor } from 'shared-releases/descriptor';
import type { SiteConfig } from 'shared-shell';
import type { HydrationMoment } from 'shared-shell/remote-config';
import type { Overrides } from './overrides.ts';

/** Data of one remote of the release set for the browser, a few hundred bytes. */
export interface PageRemote {
  name: string;
  version: string;
  /** Public URL path of the release, without a trailing slash: `/releases/mfe-events/1.0.0-3f2a9c1b07`. */
  base: string;
  entry: { file: string; global: string; integrity: string };
  /**
   * Further scripts that each of its pages needs; those of a page are in `routes`. Not for dev servers, and not from a
   * server of an older version.
   */
  scripts?: RemoteDescriptor['scripts'];
  routes: RemoteDescriptor['routes'];
  redirects: RemoteDescriptor['redirects'];
  /** `lang`: the language of a label, where it is not the page's. */
  nav: (RemoteDescriptor['nav'][number] & { lang?: string })[];
  permissions?: RemoteDescriptor['permissions'];
  widgets: string[];
  /** Why it must not run under this shell; its area shows a message. */
  refused?: string;
  /** Language of its texts, where it is not the page's. */
  lang?: string;
  /** Disabled by its team: its area shows a message and none of its code is loaded. */
  disabled?: boolean;
}

/** The page data: inert JSON in the document, read once at start. */
export interface PageData {
  /**
   * Number of the release set of this document. Its versions stay the same until the document is reloaded
   * (PLATFORM-18).
   */
  set: number;
  /** Version of the shell that rendered the document. */
  shell?: string;
  remotes: PageRemote[];
  config: SiteConfig;
  queryState?: DehydratedState;
  /** Only on pages of previews and of QA. */
  view?: PageView;
}

/** A script file with its hash. */
export interface ScriptTag {
  href: string;
  integrity?: string;
}

/** What the document's first script loads, and when (`shell/src/browser/early/`). Inert JSON in the document. */
export interface PageCode {
  /** The shell's entry. */
  entry: ScriptTag;
  /** Further scripts of the shell, requested together with the entry. */
  scripts: ScriptTag[];
  /** Keys of `localStorage` with which the site starts when the browser is idle, because the frame shows something else. */
  storage: string[];
  /** The site starts when the browser is idle in any case: it asks about the scripts of third parties, or loads them. */
  idle?: boolean;
  /** The page, and the widgets in its first view. */
  areas: {
    /** Selects the area's element. */
    selector: string;
    moment: HydrationMoment;
    storage: readonly string[];
    scripts: ScriptTag[];
  }[];
  /** On servers with the QA panel. */
  qa?: boolean;
}

/**
 * Name of the `meta` element with the folders and origins that scripts of the page may come from, separated by spaces.
 */
export const SCRIPT_ADDRESSES = 'script-addresses';

/** Path before the address of a page, under which its area is served without the document around it. */
export const AREA_HTML_PATH = '/area-html';

/** Address of the service worker. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** Name of the `meta` element that says whether the browser shall have the service worker: `on` or `off`. */
export const SERVICE_WORKER = 'service-worker';

/** Id of the script element with the page's code. */
export const pageCodeId = 'page-code';

/** Id of the script element with the `PageWeight` of the full page, on pages with low data. */
export const fullPageId = 'full-page';

/** What a page loads. */
export interface PageWeight {
  /** Of the files whose size is known. */
  bytes: number;
  /** How many files have an unknown size: those of other servers. */
  unknown: number;
}

/** What browsers count for the headers of an answer (`transferSize` of Resource Timing). */
export const HEADER_BYTES = 300;

/** What a page shows instead of the site that visitors get. */
export interface PageView {
  /** Value of the parameter `set` that shows the same again: the number of a set, or the token of a preview. */
  set: string;
  /** `expiresAt` in ms. */
  preview?: { name: string; expiresAt: number };
  /** What the server was asked to replace. It has loaded the released versions that are not among the problems. */
  overrides: Overrides;
  /** Feature flags that differ from the deployment's. */
  flags: Readonly<Record<string, boolean>>;
  /** Remotes that cannot be shown as asked for, with the reason. */
  problems: { remote: string; reason: string }[];
}

/** A released version, as `/qa/releases` describes it. */
export interface QaRelease {
  version: string;
  /** ISO time of the set that released it; empty when no recent set of the channel names it. */
  date: string;
  author: string;
  commit: string;
  /** Percentage of the visitors that get it; absent: none. */
  percent?: number;
  /** Channel of the preview that brought it. */
  preview?: string;
  /** Why a rollback has left it. `at`: ISO time. */
  rolledBack?: { reason: string; by: string; at: string };
}

/** Answer of `/qa/releases`. */
export interface QaReleases {
  channel: string;
  /** Number of the set that visitors get. */
  set: number;
  /** The last sets of the channel, newest first. */
  sets: { number: number; date: string; author: string; message: string }[];
  /** Versions of each remote and of `shell`, newest first. */
  versions: Readonly<Record<string, QaRelease[]>>;
}

/**
 * Name of the `Server-Timing` metric whose description is the token for error reports of this view. A script can read
 * this header, and it is new for each view although the document is cached.
 */
export const reportTokenMetric = 'report';

/** Name of the `Server-Timing` metric with the server's trace of this view, which the browser continues. */
export const traceParentMetric = 'traceparent';

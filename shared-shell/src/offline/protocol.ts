/** What the service worker, the pages and the server agree on. Without React: the worker bundles it. */

/** Response header of a document that browsers may keep: an `OfflineRule`. */
export const OFFLINE_RULE_HEADER = 'offline-copy';

/** Path of the page that lists the copies. It is shown without a network where there is no copy of a page. */
export const SAVED_PAGES_PATH = '/saved';

/** Query parameter of that page: the path that was asked for and is not on the device. */
export const MISSING_PARAMETER = 'missing';

/** Attribute of the element that holds what only the browser knows: empty in the server's HTML. One per page. */
export const BROWSER_CONTENT = 'data-browser-content';

/** Class of the bar that the worker writes above a copy, beside the element of React. */
export const COPY_BAR = 'offline-copy';

/** Names of the caches. All begin with `offline`. */
export const CACHES = {
  /** Pages that were opened; the oldest leave first. */
  visited: 'offline-visited',
  /** Pages that the visitor keeps, until they are deleted. */
  kept: 'offline-kept',
  /** The page that lists them, in each language that was used. */
  list: 'offline-list',
  /** Pictures of opened pages; the oldest leave first. */
  pictures: 'offline-pictures',
  /** Pictures of kept pages. */
  keptPictures: 'offline-kept-pictures',
  /** Which releases open tabs use. */
  tabs: 'offline-tabs',
  /** Which generation of accounts the device has: another one from each logout on. */
  account: 'offline-account',
} as const;

/** Name of the database with the sizes of what is stored. */
export const STORAGE_INDEX = 'offline-storage';

/** Beginning of the names of caches with the files of one release: `offline-files mfe-events@1.0.0-3f2a9c1b07`. */
export const FILES_CACHE_PREFIX = 'offline-files ';

/** Headers that the worker adds to the copy of a document. */
export const COPY_HEADERS = {
  /** ISO time. */
  at: 'kept-at',
  /** URI encoded. */
  title: 'kept-title',
  /** Size of the copy, with pictures and files where it has its own. */
  bytes: 'kept-bytes',
  /** The releases that it was rendered from, `name@version`, separated by spaces. */
  releases: 'kept-releases',
  /** Present on copies that belong to a logged-in visitor, whose generation it names: they go with the logout. */
  account: 'kept-account',
  /** Addresses of its pictures, as JSON. */
  pictures: 'kept-pictures',
  /** Present on the list of copies whose code is on the device. */
  code: 'kept-code',
} as const;

/** Tag of the background sync, and the worker's message to pages: the network is back, send what waits. */
export const SEND_WAITING = 'send-waiting';

/** Messages of a page to the worker. */
export type WorkerMessage =
  | {
      /** The page at this address was opened without a request through the worker. */
      type: 'opened';
      url: string;
      /** Addresses of what the page has loaded. */
      loaded: string[];
      /** Whether nothing may be fetched for the copy. */
      savesData: boolean;
    }
  | {
      /** The code of the site runs on this page. Not sent with low data. */
      type: 'started';
      url: string;
    }
  | KeepMessage;

/** Content of a page as markup without scripts, with the style rules that it needs. */
export interface ShownContent {
  html: string;
  css: string;
}

/** Keep the page at this address; answered through the port with a `KeepAnswer`. */
export interface KeepMessage {
  type: 'keep';
  url: string;
  loaded: string[];
  /** What the page shows and only the browser knows, for the time until the copy's code runs. */
  content?: ShownContent;
  /** Query cache for the copy: what the page has read since. Nothing that was read with a token. */
  queryState?: unknown;
  /** Addresses of the pages that it leads to, such as the courses of a list: stored as if they had been opened. */
  linked?: string[];
  /** Whether the copy belongs to a logged-in visitor. One with `content` always goes with the next logout. */
  isOfAccount: boolean;
  /** `accountGeneration()` before the page was read. */
  account?: string;
}

export type KeepAnswer = { isKept: boolean };

import type { Remote } from 'shared-shell';

/** Loads one remote's code: by Module Federation in the browser, from a file on the server, by import in tests. */
export interface RemoteSource {
  name: string;
  version: string;
  /** Names of the widgets its descriptor declares. */
  widgets: readonly string[];
  /** Language of its texts, where it is not the page's. */
  lang?: string | undefined;
  /**
   * Loads the exposed module. `attempt` counts from 0. A source that loads by URL must use another URL for each
   * attempt, because a module that threw while evaluating never recovers at the same URL (PLATFORM-20).
   */
  load: (attempt: number) => Promise<Remote>;
  /**
   * Requests the files that a page of the remote needs, without running them. `load` and the page would request them one
   * after the other.
   */
  preload?: (page: string) => void;
}

/** A remote that must not run under this shell, e.g. because of its versions. Not retried automatically. */
export class RemoteRefused extends Error {
  override name = 'RemoteRefused';
}

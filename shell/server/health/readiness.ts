import type { ServedSet } from '../releases/served-set.ts';
import { isUnreadable } from '../releases/unreadable-remote.ts';
import type { ServerState } from '../server-state.ts';

const API_TIME_LIMIT_MS = 2_000;
/** Time in ms that an answer about the API is kept, so that probes do not burden it. */
const API_CHECK_INTERVAL_MS = 2_000;

export interface Readiness {
  ready: boolean;
  set: 'served' | 'nothing released';
  api: 'reachable' | 'unavailable';
  /** Pages that can be sent while the API is unavailable. */
  pagesInMemory: number;
  stopping: boolean;
}

interface Options {
  current: () => ServedSet;
  apiBaseUrl: string;
  pagesInMemory: () => number;
  state: ServerState;
}

/** Whether a release set is served of which at least one remote can be read. */
export const isSetServed = ({ number, remotes }: Pick<ServedSet, 'number' | 'remotes'>) =>
  number > 0 && remotes.some((remote) => !isUnreadable(remote));

/**
 * Creates the check of whether this server can send pages: it is not stopping, a set is served, and the API answers or
 * there are pages in memory.
 */
export function createReadiness({ current, apiBaseUrl, pagesInMemory, state }: Options) {
  let checked: { at: number; reachable: Promise<boolean> } | undefined;
  const isApiReachable = () => {
    if (!checked || performance.now() - checked.at > API_CHECK_INTERVAL_MS)
      checked = { at: performance.now(), reachable: askApi(apiBaseUrl) };
    return checked.reachable;
  };
  return async (): Promise<Readiness> => {
    const reachable = await isApiReachable();
    const served = isSetServed(current());
    return {
      ready: !state.isStopping && served && (reachable || pagesInMemory() > 0),
      set: served ? 'served' : 'nothing released',
      api: reachable ? 'reachable' : 'unavailable',
      pagesInMemory: pagesInMemory(),
      stopping: state.isStopping,
    };
  };
}

/** Any answer below 500 counts, because an API of another make may have no such path. */
const askApi = (apiBaseUrl: string) =>
  fetch(`${apiBaseUrl}/health`, { signal: AbortSignal.timeout(API_TIME_LIMIT_MS) }).then(
    async ({ status, body }) => {
      await body?.cancel();
      return status < 500;
    },
    () => false,
  );

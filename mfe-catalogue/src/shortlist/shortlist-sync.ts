import {
  type Api,
  isApiError,
  isTokenExpired,
  mergeShortlist,
  readShortlist,
  type ShortlistChange,
} from 'shared-api';
import { createSafeStorage } from 'shared-shell/storage';
import type { KeptCourse } from './saved-course.ts';
import type { ShortlistStore } from './shortlist-store.ts';

/**
 * Where the list is kept: `device`: here alone (a guest's, or a service without accounts' lists); `account`: there
 * too; `expired`, `behind`: the account could not be told yet, for want of a valid session or of an answer.
 */
export type KeptWhere = 'device' | 'account' | 'expired' | 'behind';

export interface ShortlistSync {
  /** Tells the account what changed here and takes over what it answers. Never throws; one call at a time. */
  now: () => Promise<void>;
  /** Asks once per page load and account, and from then on a second after every change. Returns the clean-up. */
  attach: () => () => void;
  keptWhere: () => KeptWhere;
  subscribe: (listener: () => void) => () => void;
}

/** Notes are typed letter by letter. */
const SYNC_DEBOUNCE_MS = 1_000;
/** Longest notes of as many courses fit into one body. */
const MAX_COURSES_PER_CALL = 100;
const UNSUPPORTED_KEY = 'shortlist-call-absent';

const asChange = ({ id, isRemoved, savedAt, note, notedAt }: KeptCourse): ShortlistChange => ({
  course: id,
  is_saved: !isRemoved,
  changed_at: new Date(savedAt).toISOString(),
  ...(notedAt > 0 ? { note, noted_at: new Date(notedAt).toISOString() } : {}),
});

export interface SyncOptions {
  store: ShortlistStore;
  api: Api;
  /** For what this tab remembers. */
  session: () => Storage | null;
  /** Runs when the page has nothing better to do. */
  whenIdle: (run: () => void) => unknown;
}

/** Brings the device's list and the account's together (docs/decisions/040). */
export function createShortlistSync({ store, api, session, whenIdle }: SyncOptions): ShortlistSync {
  const listeners = new Set<() => void>();
  let where: KeptWhere = 'device';
  let whose: string | null = null;
  let underWay: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attached = 0;
  let detach = () => {};

  const setWhere = (next: KeptWhere) => {
    if (where === next) return;
    where = next;
    for (const listener of listeners) listener();
  };
  const memory = createSafeStorage(session);
  const isAbsent = () => memory.read(UNSUPPORTED_KEY) === api.baseUrl;

  async function exchange(): Promise<void> {
    const owner = store.owner();
    if (owner === null || isAbsent()) return setWhere('device');
    try {
      do {
        const told = store.untold().slice(0, MAX_COURSES_PER_CALL);
        const answer =
          told.length > 0 ? await mergeShortlist(api, told.map(asChange)) : await readShortlist(api);
        // Somebody else's by now: the answer is not for this list.
        if (store.owner() !== owner) return;
        store.accept(told, answer);
      } while (store.untold().length > 0);
      setWhere('account');
    } catch (error) {
      if (store.owner() !== owner) return;
      const status = isApiError(error) ? error.status : null;
      if (status === 404 || status === 405) {
        memory.write(UNSUPPORTED_KEY, api.baseUrl);
        setWhere('device');
      } else setWhere(isTokenExpired(error) ? 'expired' : 'behind');
    }
  }
  const now = () => {
    clearTimeout(timer);
    underWay ??= exchange().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const onChange = () => {
    if (whose !== store.owner()) {
      whose = store.owner();
      setWhere('device');
      if (whose !== null) whenIdle(() => void now());
      return;
    }
    if (store.untold().length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void now(), SYNC_DEBOUNCE_MS);
  };

  return {
    now,
    attach: () => {
      attached += 1;
      if (attached === 1) {
        detach = store.subscribe(onChange);
        onChange();
        whenIdle(store.sweep);
      }
      return () => {
        attached -= 1;
        if (attached > 0) return;
        detach();
        clearTimeout(timer);
        // A note that was still being typed when the page was left.
        if (store.untold().length > 0 && whose !== null && where !== 'device') void now();
      };
    },
    keptWhere: () => where,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

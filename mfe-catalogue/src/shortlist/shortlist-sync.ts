import {
  type Api,
  isApiError,
  isTokenExpired,
  mergeShortlist,
  readShortlist,
  type ShortlistChange,
} from 'shared-api';
import { createSafeStorage } from 'shared-shell/storage';
import { createAccountClock } from './account-clock.ts';
import type { StoredCourse } from './saved-course.ts';
import type { ShortlistStore } from './shortlist-store.ts';

/**
 * Where the list is saved. `device`: only here, for guests and for APIs without shortlists. `account`: in the
 * account too. `expired` and `unreachable`: not yet in the account, because the session has ended or the API did
 * not answer.
 */
export type SyncState = 'device' | 'account' | 'expired' | 'unreachable';

export interface ShortlistSync {
  /** Sends the changes to the account and takes over its answer. Never throws; one call at a time. */
  now: () => Promise<void>;
  /**
   * Syncs once per page load and account, then one second after each change; what could not be sent follows after some
   * seconds, then after twice the pause each time. Returns the clean-up.
   */
  attach: () => () => void;
  syncState: () => SyncState;
  subscribe: (listener: () => void) => () => void;
}

/** Debounce: notes change with every keystroke. */
const SYNC_DEBOUNCE_MS = 1_000;
/** Pauses in ms before changes are sent again that the account has not answered. */
const RETRY = { first: 5_000, longest: 300_000 };
/** This many courses fit into one request even with notes of the greatest length. */
const MAX_COURSES_PER_CALL = 100;
const UNSUPPORTED_KEY = 'shortlist-call-absent';

/** @param offset from the device's clock to the account's */
const asChange =
  (offset: number) =>
  ({ id, isRemoved, savedAt, note, notedAt }: StoredCourse): ShortlistChange => {
    // The account refuses times before 1970. Lists of an earlier version of the site have courses without a time.
    const accountTime = (time: number) => new Date(Math.max(0, time + offset)).toISOString();
    return {
      course: id,
      is_saved: !isRemoved,
      changed_at: accountTime(savedAt),
      ...(notedAt > 0 ? { note, noted_at: accountTime(notedAt) } : {}),
    };
  };

export interface SyncOptions {
  store: ShortlistStore;
  api: Api;
  /** Storage of this tab, for remembering that the API has no shortlists. */
  session: () => Storage | null;
  /** Runs a task when the browser is idle. */
  whenIdle: (run: () => void) => unknown;
  /** The device's clock, as the store has it. */
  now?: () => number;
}

/** Keeps the lists of the device and of the account in sync (docs/decisions/040). */
export function createShortlistSync({
  store,
  api,
  session,
  whenIdle,
  now: deviceTime = Date.now,
}: SyncOptions): ShortlistSync {
  const listeners = new Set<() => void>();
  let state: SyncState = 'device';
  let syncedOwner: string | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryPause = RETRY.first;
  let attached = 0;
  let detach = () => {};

  const setState = (next: SyncState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const memory = createSafeStorage(session);
  const clock = createAccountClock(deviceTime);
  const isUnsupported = () => memory.read(UNSUPPORTED_KEY) === api.baseUrl;

  async function exchange(owner: string): Promise<void> {
    try {
      do {
        // Changes are only sent when their times can be corrected: the first answer tells the account's time.
        const sent = clock.isKnown() ? store.unsynced().slice(0, MAX_COURSES_PER_CALL) : [];
        const sentAt = deviceTime();
        const { courses, answeredAt } =
          sent.length > 0
            ? await mergeShortlist(api, sent.map(asChange(clock.offset())))
            : await readShortlist(api);
        clock.learn(sentAt, answeredAt);
        // Another visitor has logged in meanwhile: the answer is not for this list.
        if (store.owner() !== owner) return;
        store.accept(sent, courses, clock.offset());
      } while (store.unsynced().length > 0);
      setState('account');
    } catch (error) {
      if (store.owner() !== owner) return;
      const status = isApiError(error) ? error.status : null;
      if (status === 404 || status === 405) {
        memory.write(UNSUPPORTED_KEY, api.baseUrl);
        setState('device');
      } else setState(isTokenExpired(error) ? 'expired' : 'unreachable');
    }
  }
  /** Once more for a visitor who logged in while the call for another one was under way. */
  async function exchangeForOwner(): Promise<void> {
    let owner: string | null;
    do {
      owner = store.owner();
      if (owner === null || isUnsupported()) setState('device');
      else await exchange(owner);
    } while (owner !== store.owner());
  }
  const now = () => {
    clearTimeout(timer);
    running ??= exchangeForOwner().finally(() => {
      running = null;
      retryUnanswered();
    });
    return running;
  };
  const retryUnanswered = () => {
    if (state !== 'unreachable') {
      retryPause = RETRY.first;
      return;
    }
    if (attached === 0 || store.unsynced().length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void now(), retryPause);
    retryPause = Math.min(2 * retryPause, RETRY.longest);
  };
  const onChange = () => {
    if (syncedOwner !== store.owner()) {
      syncedOwner = store.owner();
      setState('device');
      if (syncedOwner !== null) whenIdle(() => void now());
      return;
    }
    if (store.unsynced().length === 0) return;
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
        whenIdle(store.removeLeftovers);
      }
      return () => {
        attached -= 1;
        if (attached > 0) return;
        detach();
        clearTimeout(timer);
        // Saves a note that was still being typed when the page was left.
        if (store.unsynced().length > 0 && syncedOwner !== null && state !== 'device') void now();
      };
    },
    syncState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

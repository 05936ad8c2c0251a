import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Api, useQueryClient } from 'shared-api';
import { useApi, useSession } from 'shared-shell';
import { whenIdle } from 'shared-ui/idle';
import type { SavedCourse } from './saved-course.ts';
import { createShortlistStore, type ShortlistStore } from './shortlist-store.ts';
import { createShortlistSync, type ShortlistSync, type SyncState } from './shortlist-sync.ts';

const empty: readonly SavedCourse[] = [];
const onServer = () => empty;
const stateOnServer = (): SyncState => 'device';

interface Shortlist {
  store: ShortlistStore;
  sync: ShortlistSync;
}

/** One list per query client, so that tests and server requests never share one. */
const lists = new WeakMap<object, Shortlist>();

function listOf(host: object, api: Api): Shortlist {
  let list = lists.get(host);
  if (!list) {
    const inBrowser = typeof window !== 'undefined';
    const store = createShortlistStore(
      () => (inBrowser ? window.localStorage : null),
      inBrowser ? window : undefined,
    );
    const sync = createShortlistSync({
      store,
      api,
      session: () => (inBrowser ? window.sessionStorage : null),
      whenIdle,
    });
    list = { store, sync };
    lists.set(host, list);
  }
  return list;
}

function useList(): Shortlist {
  const queryClient = useQueryClient();
  const api = useApi();
  const [list] = useState(() => listOf(queryClient, api));
  const { subject } = useSession();
  useEffect(() => list.store.setOwner(subject), [list, subject]);
  useEffect(() => list.sync.attach(), [list]);
  return list;
}

/** The visitor's shortlist; empty on the server and during hydration. */
export function useShortlist(): ShortlistStore & { courses: readonly SavedCourse[] } {
  const { store } = useList();
  const courses = useSyncExternalStore(store.subscribe, store.read, onServer);
  return { ...store, courses };
}

/** Whether a course is on the list. Changes of other courses do not render the component. */
export function useIsSaved(courseId: number): { isSaved: boolean; store: ShortlistStore } {
  const { store } = useList();
  const isSaved = useSyncExternalStore(
    store.subscribe,
    () => store.read().some(({ id }) => id === courseId),
    () => false,
  );
  return { isSaved, store };
}

/**
 * For the page with the whole list: also syncs when the page is opened or becomes visible again, and tells where
 * the list is saved. `isAwaited`: the account of the visitor has not answered yet, and may have more courses.
 */
export function useUpToDateShortlist(): ReturnType<typeof useShortlist> & {
  syncState: SyncState;
  isAwaited: boolean;
} {
  const shortlist = useShortlist();
  const { sync } = useList();
  const { subject } = useSession();
  const syncState = useSyncExternalStore(sync.subscribe, sync.syncState, stateOnServer);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (subject === null) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') void sync.now().then(() => setAsked(subject));
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [sync, subject]);
  return { ...shortlist, syncState, isAwaited: subject !== null && asked !== subject };
}

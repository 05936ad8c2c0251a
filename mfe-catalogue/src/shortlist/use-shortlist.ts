import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Api, useQueryClient } from 'shared-api';
import { useApi, useSession } from 'shared-shell';
import { whenIdle } from 'shared-ui/idle';
import type { SavedCourse } from './saved-course.ts';
import { createShortlistStore, type ShortlistStore } from './shortlist-store.ts';
import { createShortlistSync, type KeptWhere, type ShortlistSync } from './shortlist-sync.ts';

const empty: readonly SavedCourse[] = [];
const onServer = () => empty;
const deviceOnServer = (): KeptWhere => 'device';

interface Shortlist {
  store: ShortlistStore;
  sync: ShortlistSync;
}

/**
 * One list per page, kept beside the queries: the host hands the query client down, so that two pages of a test or
 * two requests of a server never share a list.
 */
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

/** The visitor's shortlist; empty on the server and while its HTML hydrates. */
export function useShortlist(): ShortlistStore & { courses: readonly SavedCourse[] } {
  const { store } = useList();
  const courses = useSyncExternalStore(store.subscribe, store.read, onServer);
  return { ...store, courses };
}

/** Whether one course is on the list, and the list to change: a change of another course renders nothing here. */
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
 * For the page that shows the whole list: asks the account when it is opened and whenever it comes back into view, and
 * says where the list is kept.
 */
export function useUpToDateShortlist(): ReturnType<typeof useShortlist> & { keptWhere: KeptWhere } {
  const shortlist = useShortlist();
  const { sync } = useList();
  const { subject } = useSession();
  const keptWhere = useSyncExternalStore(sync.subscribe, sync.keptWhere, deviceOnServer);
  useEffect(() => {
    if (subject === null) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') void sync.now();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [sync, subject]);
  return { ...shortlist, keptWhere };
}

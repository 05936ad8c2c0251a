import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from 'shared-api';
import { useSession } from 'shared-shell';
import { createShortlistStore, type SavedCourse, type ShortlistStore } from './shortlist-store.ts';

const empty: readonly SavedCourse[] = [];
const onServer = () => empty;

/**
 * One store per page, kept beside the queries: the host hands the query client down, so that two pages of a test or
 * two requests of a server never share a list.
 */
const stores = new WeakMap<object, ShortlistStore>();

function storeOf(host: object): ShortlistStore {
  let store = stores.get(host);
  if (!store) {
    const inBrowser = typeof window !== 'undefined';
    store = createShortlistStore(
      () => (inBrowser ? window.localStorage : null),
      inBrowser ? window : undefined,
    );
    stores.set(host, store);
  }
  return store;
}

/** The visitor's shortlist; empty on the server and while its HTML hydrates. */
export function useShortlist(): ShortlistStore & { courses: readonly SavedCourse[] } {
  const queryClient = useQueryClient();
  const [store] = useState(() => storeOf(queryClient));
  const { subject } = useSession();
  useEffect(() => store.setOwner(subject), [store, subject]);
  const courses = useSyncExternalStore(store.subscribe, store.read, onServer);
  return { ...store, courses };
}

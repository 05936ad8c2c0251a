import { useState, useSyncExternalStore } from 'react';
import { useQueryClient } from 'shared-api';
import type { VisitorProfile } from './profile.ts';
import { createProfileStore, type ProfileStore } from './profile-store.ts';

const onServer = () => null;

/** One store per query client, so that tests and server requests never share one. */
const stores = new WeakMap<object, ProfileStore>();

function storeOf(host: object): ProfileStore {
  let store = stores.get(host);
  if (!store) {
    const inBrowser = typeof window !== 'undefined';
    store = createProfileStore(
      () => (inBrowser ? window.localStorage : null),
      inBrowser ? window : undefined,
    );
    stores.set(host, store);
  }
  return store;
}

/** What the visitor has written down on this device; null on the server, during hydration, and when there is nothing. */
export function useVisitorProfile(): { profile: VisitorProfile | null; store: ProfileStore } {
  const queryClient = useQueryClient();
  const [store] = useState(() => storeOf(queryClient));
  return { profile: useSyncExternalStore(store.subscribe, store.read, onServer), store };
}

import { useState } from 'react';
import { useQueryClient } from 'shared-api';
import type { DraftStore } from './draft-store.ts';
import { draftStoreOf } from './draft-store-of.ts';

/** Drafts of this device, with a fallback to memory. `given` is for tests. */
export function useDraftStore(given?: DraftStore): DraftStore {
  const queryClient = useQueryClient();
  const [own] = useState(() => draftStoreOf(queryClient));
  return given ?? own;
}

import { useState } from 'react';
import { useQueryClient } from 'shared-api';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { pageMemoryOf, withPageMemory } from './page-memory.ts';

/** Drafts of this device, with a fallback to memory. `given` is for tests. */
export function useDraftStore(given?: DraftStore): DraftStore {
  const queryClient = useQueryClient();
  // Created on first use, because the contents of the server's query client are sent with the page.
  const [own] = useState(() => withPageMemory(createDraftStore(), () => pageMemoryOf(queryClient)));
  return given ?? own;
}

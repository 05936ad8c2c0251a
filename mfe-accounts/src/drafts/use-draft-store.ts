import { useState } from 'react';
import { useQueryClient } from 'shared-api';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { pageMemoryOf, withPageMemory } from './page-memory.ts';

/** The drafts of this device and of this page. `given` is for tests. */
export function useDraftStore(given?: DraftStore): DraftStore {
  const queryClient = useQueryClient();
  // The memory is made when it is first needed: what the server's query client holds is sent with the page.
  const [own] = useState(() => withPageMemory(createDraftStore(), () => pageMemoryOf(queryClient)));
  return given ?? own;
}

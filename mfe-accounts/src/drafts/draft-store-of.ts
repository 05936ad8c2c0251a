import type { QueryClient } from 'shared-api';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { pageMemoryOf, withPageMemory } from './page-memory.ts';

/** Drafts of this device, with a fallback to the memory of the page. */
export const draftStoreOf = (queryClient: QueryClient): DraftStore =>
  // The memory is created on first use, because the contents of the server's query client are sent with the page.
  withPageMemory(createDraftStore(), () => pageMemoryOf(queryClient));

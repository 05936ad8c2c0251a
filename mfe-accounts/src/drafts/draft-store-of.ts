import type { QueryClient } from 'shared-api';
import { createSafeStorage } from 'shared-shell/storage';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { pageMemoryOf, withPageMemory } from './page-memory.ts';
import { withUnsavedText } from './unsaved-text.ts';

const storage = createSafeStorage(() => (typeof window === 'undefined' ? null : window.localStorage));

/** Drafts of this device, with a fallback to the memory of the page. */
export const draftStoreOf = (queryClient: QueryClient): DraftStore =>
  // The memory is created on first use, because the contents of the server's query client are sent with the page.
  withPageMemory(withUnsavedText(createDraftStore(), storage), () => pageMemoryOf(queryClient));

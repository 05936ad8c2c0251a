import type { QueryClient } from 'shared-api';
import { type Documents, noDocuments } from '../files/document-groups.ts';
import type { Draft, DraftStore } from './draft-store.ts';

/** Drafts that could not be stored on the device. */
export interface PageMemory {
  drafts: Map<string, { owner: string; courseId: number; draft?: Draft; documents?: Documents }>;
  intent?: Omit<Draft, 'owner' | 'values'>;
}

const memoryKey = ['accounts', 'page-memory'] as const;

/** One memory per page view: the query client lives as long as the document. */
export function pageMemoryOf(queryClient: QueryClient): PageMemory {
  const present = queryClient.getQueryData<PageMemory>(memoryKey);
  if (present) return present;
  const memory: PageMemory = { drafts: new Map() };
  queryClient.setQueryDefaults(memoryKey, {
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  queryClient.setQueryData(memoryKey, memory);
  return memory;
}

/**
 * A draft store that falls back to memory when storage is blocked or full, so that nothing is lost on the way to
 * the login page and back.
 */
export function withPageMemory(
  store: DraftStore,
  memoryOfPage: () => PageMemory,
  now: () => number = Date.now,
): DraftStore {
  const keyOf = (owner: string, courseId: number) => `${owner} ${courseId}`;
  const remember = (owner: string, courseId: number, part: { draft?: Draft; documents?: Documents }) => {
    const memory = memoryOfPage();
    const key = keyOf(owner, courseId);
    const entry = { owner, courseId, ...memory.drafts.get(key), ...part };
    if (entry.draft || entry.documents) memory.drafts.set(key, entry);
    else memory.drafts.delete(key);
  };
  return {
    ...store,
    saveText: async (draft) => {
      const result = await store.saveText(draft);
      const isKept = result !== 'not-saved';
      remember(draft.owner, draft.courseId, { draft: isKept ? undefined : { ...draft, savedAt: now() } });
      return result;
    },
    saveFiles: async (owner, courseId, documents) => {
      const result = await store.saveFiles(owner, courseId, documents);
      remember(owner, courseId, { documents: result === 'saved' ? undefined : documents });
      return result;
    },
    read: async (owner, courseId) => {
      const kept = await store.read(owner, courseId);
      const entry = memoryOfPage().drafts.get(keyOf(owner, courseId));
      const draft = entry?.draft ?? kept?.draft;
      if (!entry || !draft) return kept;
      const documents = entry.documents ?? kept?.documents ?? noDocuments;
      return { draft, documents, result: entry.draft ? 'not-saved' : 'text-only' };
    },
    list: async (owner) => {
      const kept = await store.list(owner);
      const remembered = [...memoryOfPage().drafts.values()].flatMap(({ draft }) =>
        draft && draft.owner === owner ? [draft] : [],
      );
      const isRemembered = ({ courseId }: Draft) => remembered.some((draft) => draft.courseId === courseId);
      return [...remembered, ...kept.filter((draft) => !isRemembered(draft))].sort(
        (a, b) => b.savedAt - a.savedAt,
      );
    },
    remove: async (owner, courseId) => {
      memoryOfPage().drafts.delete(keyOf(owner, courseId));
      await store.remove(owner, courseId);
    },
    noteIntent: async (course) => {
      const isKept = await store.noteIntent(course);
      const { id, name, universityName } = course;
      memoryOfPage().intent = isKept
        ? undefined
        : { courseId: id, courseName: name, universityName, savedAt: now() };
      return isKept;
    },
    claimIntent: async (owner) => {
      await store.claimIntent(owner);
      const memory = memoryOfPage();
      const { intent } = memory;
      memory.intent = undefined;
      if (!intent || memory.drafts.get(keyOf(owner, intent.courseId))?.draft) return;
      remember(owner, intent.courseId, { draft: { ...intent, owner, values: null } });
    },
  };
}

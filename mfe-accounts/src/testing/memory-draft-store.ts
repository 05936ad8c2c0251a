import type { Draft, DraftStore, SentApplication } from '../drafts/draft-store.ts';
import { type Documents, noDocuments } from '../files/document-groups.ts';

/** A draft store in memory, for tests. `drafts` are its contents. */
export function memoryDraftStore(): DraftStore & {
  drafts: Map<string, { draft: Draft; documents: Documents }>;
  intents: string[];
  sent: SentApplication[];
} {
  const drafts = new Map<string, { draft: Draft; documents: Documents }>();
  const intents: string[] = [];
  const sent: SentApplication[] = [];
  const key = (owner: string, courseId: number) => `${owner}/${courseId}`;
  return {
    drafts,
    intents,
    sent,
    noteSent: async (one) => void sent.push({ ...one, sentAt: 1 }),
    listSent: async (owner) => sent.filter((one) => one.owner === owner),
    saveText: async (draft) => {
      const documents = drafts.get(key(draft.owner, draft.courseId))?.documents ?? noDocuments;
      drafts.set(key(draft.owner, draft.courseId), { draft: { ...draft, savedAt: 1 }, documents });
      return 'saved';
    },
    // A page of a test is never left while it saves.
    keepUnsaved: () => {},
    saveFiles: async (owner, courseId, documents) => {
      const kept = drafts.get(key(owner, courseId));
      if (kept) drafts.set(key(owner, courseId), { ...kept, documents });
      return 'saved';
    },
    read: async (owner, courseId) => drafts.get(key(owner, courseId)) ?? null,
    list: async (owner) =>
      [...drafts.values()].map(({ draft }) => draft).filter((draft) => draft.owner === owner),
    remove: async (owner, courseId) => void drafts.delete(key(owner, courseId)),
    noteIntent: async ({ name }) => intents.push(name) > 0,
    claimIntent: async () => {},
  };
}

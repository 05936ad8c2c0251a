import type { SafeStorage } from 'shared-shell/storage';
import { DRAFT_LIFETIME_MS, type Draft, type DraftStore, type StoredDrafts } from './draft-store.ts';

/** Key in `localStorage`; absent while everything is in the database. */
const UNSAVED_DRAFTS_KEY = 'unsavedDrafts';

/**
 * A draft store that loses no text when a page is left while it is written. Browsers end the work in the database of a
 * page that is left, but they do finish what it has written to `localStorage`. From there, the next page that reads the
 * drafts of the account puts it into the database.
 */
export function withUnsavedText(
  store: StoredDrafts,
  { read: readText, write: writeText }: SafeStorage,
  now: () => number = Date.now,
): DraftStore {
  const unsavedDrafts = () => parse(readText(UNSAVED_DRAFTS_KEY));
  const replace = (drafts: readonly Draft[]) => {
    const fresh = drafts.filter(({ savedAt }) => now() - savedAt < DRAFT_LIFETIME_MS);
    writeText(UNSAVED_DRAFTS_KEY, fresh.length === 0 ? null : JSON.stringify(fresh));
  };
  /** Removes what was kept for a course until then. */
  const forget = (owner: string, courseId: number, until = Number.POSITIVE_INFINITY) => {
    const all = unsavedDrafts();
    const rest = all.filter(
      (draft) => draft.owner !== owner || draft.courseId !== courseId || draft.savedAt > until,
    );
    if (rest.length < all.length) replace(rest);
  };
  /** Puts what was kept for an account into the database, unless that has something newer. */
  const settle = async (owner: string) => {
    for (const draft of unsavedDrafts()) {
      const { courseId, savedAt } = draft;
      if (draft.owner !== owner) continue;
      const kept = await store.read(owner, courseId);
      const isOld = now() - savedAt >= DRAFT_LIFETIME_MS || (kept && kept.draft.savedAt >= savedAt);
      if (isOld || (await store.saveText(draft)) === 'saved') forget(owner, courseId, savedAt);
    }
  };
  return {
    ...store,
    keepUnsaved: (draft) => {
      forget(draft.owner, draft.courseId);
      replace([...unsavedDrafts(), { ...draft, savedAt: now() }]);
    },
    saveText: async (draft) => {
      const startedAt = now();
      const result = await store.saveText(draft);
      if (result === 'saved') forget(draft.owner, draft.courseId, startedAt);
      return result;
    },
    read: async (owner, courseId) => {
      await settle(owner);
      return store.read(owner, courseId);
    },
    list: async (owner) => {
      await settle(owner);
      return store.list(owner);
    },
    remove: async (owner, courseId) => {
      forget(owner, courseId);
      await store.remove(owner, courseId);
    },
    claimIntent: async (owner) => {
      // The intent is noted in the draft, which is then newer.
      await settle(owner);
      await store.claimIntent(owner);
    },
  };
}

function parse(text: string | null): readonly Draft[] {
  try {
    const drafts: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Draft).owner === 'string' &&
  typeof (value as Draft).courseId === 'number' &&
  typeof (value as Draft).savedAt === 'number' &&
  typeof (value as Draft).values === 'object';

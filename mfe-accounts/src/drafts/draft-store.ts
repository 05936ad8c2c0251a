import type { DBSchema } from 'idb';
import { isStorageFull } from 'shared-shell/is-storage-full';
import type { ApplicationValues } from '../application/application-values.ts';
import { createDeviceDatabase, durable } from '../device-database/device-database.ts';
import type { Documents } from '../files/document-groups.ts';
import { type StoredFile, toDocuments, toStoredFiles } from '../files/stored-files.ts';

/** What a visitor entered for one course, stored on this device for one account. */
export interface Draft {
  /** Subject of the access token. */
  owner: string;
  courseId: number;
  courseName: string;
  universityName?: string;
  /** Null: the visitor has only opened the form. */
  values: ApplicationValues | null;
  /** Idempotency key of the application: sending again after a lost answer creates no second one. */
  clientKey?: string;
  savedAt: number;
}

/** `text-only`: the device had no room for the files. */
export type SaveResult = 'saved' | 'text-only' | 'not-saved';

/** An application that was sent from this device, listed when the API has no list. */
export interface SentApplication {
  owner: string;
  clientKey: string;
  courseName: string;
  universityName?: string;
  /** Number in the API's answer, if any. */
  receipt: string | null;
  /** Names of the sent files. */
  documents: string[];
  sentAt: number;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: [string, number]; value: Draft };
  files: { key: [string, number, string, number]; value: StoredFile & { owner: string; courseId: number } };
  intents: { key: string; value: Omit<Draft, 'owner' | 'values'> };
  sent: { key: [string, string]; value: SentApplication };
}

/** Time in ms for which an unsent draft stays on the device (APPLY-10). */
export const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** An intent noted before login is for whoever logs in within this time, not for a later user of a shared phone. */
const INTENT_LIFETIME_MS = 60 * 60 * 1000;

/** Time in ms after which a file that found no room does not count against the device's limit any more. */
const ROOM_AGAIN_MS = 1_000;

export interface KeptDraft {
  draft: Draft;
  documents: Documents;
  /** What the device has stored; default `saved`. */
  result?: SaveResult;
}

/** What the database does. */
export interface StoredDrafts {
  saveText: (draft: Omit<Draft, 'savedAt'>) => Promise<SaveResult>;
  saveFiles: (owner: string, courseId: number, documents: Documents) => Promise<SaveResult>;
  read: (owner: string, courseId: number) => Promise<KeptDraft | null>;
  /** Drafts of one account, newest first. */
  list: (owner: string) => Promise<Draft[]>;
  remove: (owner: string, courseId: number) => Promise<void>;
  noteSent: (sent: Omit<SentApplication, 'sentAt'>) => Promise<void>;
  /** Applications that this account sent from this device, newest first. */
  listSent: (owner: string) => Promise<SentApplication[]>;
  /** Notes that a guest wants to apply, to offer it after login (C-40). False: not stored. */
  noteIntent: (course: { id: number; name: string; universityName?: string }) => Promise<boolean>;
  /** Assigns the noted intent to the account that has logged in. */
  claimIntent: (owner: string) => Promise<void>;
}

export interface DraftStore extends StoredDrafts {
  /** Keeps a text at once, until it is saved, because browsers end what a page that is left does in the database. */
  keepUnsaved: (draft: Omit<Draft, 'savedAt'>) => void;
}

/**
 * Drafts in IndexedDB. Nothing throws: without storage (private window, blocked, full), reading finds nothing and
 * saving returns `not-saved`.
 */
export function createDraftStore(now: () => number = Date.now): StoredDrafts {
  const attempt = createDeviceDatabase<DraftDatabase>('applications', 2, (db, version) => {
    if (version < 2) db.createObjectStore('sent', { keyPath: ['owner', 'clientKey'] });
    if (version >= 1) return;
    db.createObjectStore('drafts', { keyPath: ['owner', 'courseId'] });
    db.createObjectStore('files', { keyPath: ['owner', 'courseId', 'group', 'position'] });
    db.createObjectStore('intents');
  });

  const filesOf = (owner: string, courseId: number) =>
    IDBKeyRange.bound([owner, courseId], [owner, courseId, []]);
  const isFresh = (savedAt: number, lifetime: number) => now() - savedAt < lifetime;

  const remove: StoredDrafts['remove'] = (owner, courseId) =>
    attempt(async (db) => {
      const work = db.transaction(['drafts', 'files'], 'readwrite');
      await Promise.all([
        work.objectStore('drafts').delete([owner, courseId]),
        work.objectStore('files').delete(filesOf(owner, courseId)),
        work.done,
      ]);
    }, undefined);

  const saveText: StoredDrafts['saveText'] = (draft) =>
    attempt<SaveResult>(async (db) => {
      const write = async () => {
        const work = db.transaction('drafts', 'readwrite', durable);
        const put = work.store.put({ ...draft, savedAt: now() });
        // A page that is left while its transaction waits for more would lose it.
        work.commit();
        await Promise.all([put, work.done]);
      };
      try {
        await write();
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, ROOM_AGAIN_MS));
        await write();
      }
      return 'saved';
    }, 'not-saved');

  return {
    saveText,
    remove,
    saveFiles: (owner, courseId, documents) =>
      attempt<SaveResult>(async (db) => {
        const rows = toStoredFiles(documents).map((file) => ({ owner, courseId, ...file }));
        // One transaction: if writing fails, the deletion is rolled back too.
        const work = db.transaction('files', 'readwrite', durable);
        const changes = [
          work.store.delete(filesOf(owner, courseId)),
          ...rows.map((row) => work.store.put(row)),
        ];
        work.commit();
        await Promise.all([...changes, work.done]);
        return 'saved';
      }, 'text-only'),
    read: (owner, courseId) =>
      attempt(async (db) => {
        // One transaction, so that files chosen meanwhile are written after it.
        const work = db.transaction(['drafts', 'files']);
        const [draft, stored] = await Promise.all([
          work.objectStore('drafts').get([owner, courseId]),
          work.objectStore('files').getAll(filesOf(owner, courseId)),
          work.done,
        ]);
        if (!draft) return null;
        if (!isFresh(draft.savedAt, DRAFT_LIFETIME_MS)) {
          await remove(owner, courseId);
          return null;
        }
        return { draft, documents: toDocuments(stored) };
      }, null),
    list: (owner) =>
      attempt(async (db) => {
        const drafts = await db.getAll('drafts', IDBKeyRange.bound([owner], [owner, []]));
        const expired = drafts.filter((draft) => !isFresh(draft.savedAt, DRAFT_LIFETIME_MS));
        await Promise.all(expired.map((draft) => remove(owner, draft.courseId)));
        return drafts.filter((draft) => !expired.includes(draft)).sort((a, b) => b.savedAt - a.savedAt);
      }, []),
    noteSent: (sent) =>
      attempt(async (db) => {
        await db.put('sent', { ...sent, sentAt: now() });
      }, undefined),
    listSent: (owner) =>
      attempt(async (db) => {
        const sent = await db.getAll('sent', IDBKeyRange.bound([owner], [owner, []]));
        return sent.sort((a, b) => b.sentAt - a.sentAt);
      }, []),
    noteIntent: ({ id, name, universityName }) =>
      attempt(async (db) => {
        await db.put('intents', { courseId: id, courseName: name, universityName, savedAt: now() }, 'latest');
        return true;
      }, false),
    claimIntent: (owner) =>
      attempt(async (db) => {
        // In one transaction: who leaves the page meanwhile keeps the intent, and who claims it at the same time waits.
        const work = db.transaction(['intents', 'drafts'], 'readwrite', durable);
        const intents = work.objectStore('intents');
        const drafts = work.objectStore('drafts');
        const claim = async () => {
          const intent = await intents.get('latest');
          if (!intent) return;
          await intents.delete('latest');
          if (!isFresh(intent.savedAt, INTENT_LIFETIME_MS)) return;
          const present = await drafts.get([owner, intent.courseId]);
          await drafts.put({ ...intent, owner, values: present?.values ?? null, savedAt: now() });
        };
        await Promise.all([claim(), work.done]);
      }, undefined),
  };
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DocumentGroup } from 'shared-api';
import type { ApplicationValues } from '../application/application-values.ts';
import { type Documents, documentGroups, noDocuments } from '../files/document-groups.ts';

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

interface StoredFile {
  group: DocumentGroup;
  position: number;
  name: string;
  type: string;
  lastModified: number;
  content: Blob;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: [string, number]; value: Draft };
  files: { key: [string, number, string, number]; value: StoredFile & { owner: string; courseId: number } };
  intents: { key: string; value: Omit<Draft, 'owner' | 'values'> };
  sent: { key: [string, string]; value: SentApplication };
}

const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** Time limit for opening the database, so that entering text never waits for it. */
const OPEN_TIMEOUT_MS = 5_000;
/**
 * Saved means written to disk. By default browsers delay that by seconds, in which a phone may run out of battery.
 */
const durable = { durability: 'strict' } as const;
/** An intent noted before login is for whoever logs in within this time, not for a later user of a shared phone. */
const INTENT_LIFETIME_MS = 60 * 60 * 1000;

export interface KeptDraft {
  draft: Draft;
  documents: Documents;
  /** What the device has stored; default `saved`. */
  result?: SaveResult;
}

export interface DraftStore {
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

/**
 * Drafts in IndexedDB. Nothing throws: without storage (private window, blocked, full), reading finds nothing and
 * saving returns `not-saved`.
 */
export function createDraftStore(now: () => number = Date.now): DraftStore {
  let database: Promise<IDBPDatabase<DraftDatabase>> | null = null;
  const open = () => {
    database ??= openDB<DraftDatabase>('applications', 2, {
      upgrade(db, version) {
        if (version < 2) db.createObjectStore('sent', { keyPath: ['owner', 'clientKey'] });
        if (version >= 1) return;
        db.createObjectStore('drafts', { keyPath: ['owner', 'courseId'] });
        db.createObjectStore('files', { keyPath: ['owner', 'courseId', 'group', 'position'] });
        db.createObjectStore('intents');
      },
      // Another tab needs a newer version of the database, which waits until this connection is closed.
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        database = null;
      },
      terminated: () => {
        database = null;
      },
    });
    database.catch(() => {
      database = null;
    });
    return withinTime(database);
  };
  const attempt = async <T>(
    work: (db: IDBPDatabase<DraftDatabase>) => Promise<T>,
    otherwise: T,
  ): Promise<T> => {
    try {
      return await work(await open());
    } catch {
      return otherwise;
    }
  };

  const filesOf = (owner: string, courseId: number) =>
    IDBKeyRange.bound([owner, courseId], [owner, courseId, []]);
  const isFresh = (savedAt: number, lifetime: number) => now() - savedAt < lifetime;

  const remove: DraftStore['remove'] = (owner, courseId) =>
    attempt(async (db) => {
      const work = db.transaction(['drafts', 'files'], 'readwrite');
      await Promise.all([
        work.objectStore('drafts').delete([owner, courseId]),
        work.objectStore('files').delete(filesOf(owner, courseId)),
        work.done,
      ]);
    }, undefined);

  const saveText: DraftStore['saveText'] = (draft) =>
    attempt<SaveResult>(async (db) => {
      const work = db.transaction('drafts', 'readwrite', durable);
      await Promise.all([work.store.put({ ...draft, savedAt: now() }), work.done]);
      return 'saved';
    }, 'not-saved');

  return {
    saveText,
    remove,
    saveFiles: (owner, courseId, documents) =>
      attempt<SaveResult>(async (db) => {
        const rows = documentGroups.flatMap(({ name: group }) =>
          documents[group].map((file, position) => ({
            owner,
            courseId,
            group,
            position,
            name: file.name,
            type: file.type,
            lastModified: file.lastModified,
            content: new Blob([file], { type: file.type }),
          })),
        );
        // One transaction: if writing fails, the deletion is rolled back too.
        const work = db.transaction('files', 'readwrite', durable);
        await Promise.all([
          work.store.delete(filesOf(owner, courseId)),
          ...rows.map((row) => work.store.put(row)),
          work.done,
        ]);
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
        const intent = await db.get('intents', 'latest');
        if (!intent) return;
        await db.delete('intents', 'latest');
        if (!isFresh(intent.savedAt, INTENT_LIFETIME_MS)) return;
        const present = await db.get('drafts', [owner, intent.courseId]);
        await saveText({ ...intent, owner, values: present?.values ?? null });
      }, undefined),
  };
}

function withinTime<T>(opening: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not open.')), OPEN_TIMEOUT_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function toDocuments(stored: readonly StoredFile[]): Documents {
  const documents: Record<DocumentGroup, File[]> = emptyGroups();
  for (const { group, name, type, lastModified, content } of [...stored].sort(
    (a, b) => a.position - b.position,
  )) {
    documents[group]?.push(new File([content], name, { type, lastModified }));
  }
  return documents;
}

const emptyGroups = () =>
  Object.fromEntries(Object.keys(noDocuments).map((group) => [group, [] as File[]])) as unknown as Record<
    DocumentGroup,
    File[]
  >;

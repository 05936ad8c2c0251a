import { type ShortlistCourse, shortlistLimits } from 'shared-api';
import { createSafeStorage } from 'shared-shell/storage';
import { EARLY_SAVES, readEarlySaves } from './early-saves.ts';
import {
  mergeCourse,
  mergeCourses,
  parseCourses,
  type SavedCourse,
  type StoredCourse,
  withinLimit,
} from './saved-course.ts';

export interface ShortlistStore {
  /**
   * The list of the logged-in visitor or of the guest. The same array until it changes, as
   * `useSyncExternalStore` needs it.
   */
  read: () => readonly SavedCourse[];
  subscribe: (listener: () => void) => () => void;
  /** A course that was removed since the page was loaded gets its note back. */
  add: (course: Pick<SavedCourse, 'id' | 'name' | 'universityName'>) => void;
  remove: (id: number) => void;
  setNote: (id: number, note: string) => void;
  /**
   * Switches to the list of an account or of the guest. A guest's list moves to the account at login. At logout
   * the synced courses are deleted from the device.
   */
  setOwner: (owner: string | null) => void;
  owner: () => string | null;
  /** False when the browser does not store data: the list then lasts as long as the page. */
  isPersistent: () => boolean;
  /** Changes that the account has not been told yet. Empty for guests. */
  unsynced: () => readonly StoredCourse[];
  /**
   * Replaces the list by the account's answer to `sent`, except for changes made in the meantime.
   * @param clockOffset milliseconds from the device's clock to the account's (default 0). All times of the store are of
   * the device's clock, so that they can be compared.
   */
  accept: (sent: readonly StoredCourse[], answer: readonly ShortlistCourse[], clockOffset?: number) => void;
  /** Deletes synced courses of other accounts, which logged out in another tab. */
  removeLeftovers: () => void;
}

const KEY_PREFIX = 'shortlist:';
const keyOf = (owner: string | null) => (owner === null ? 'shortlist' : KEY_PREFIX + owner);
const isUnsynced = ({ isSynced }: StoredCourse) => !isSynced;

/**
 * The shortlist in the browser's storage, in sync with other tabs. Storage that is blocked or full degrades to
 * memory.
 */
export function createShortlistStore(
  storage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  now: () => number = Date.now,
): ShortlistStore {
  const listeners = new Set<() => void>();
  const texts = createSafeStorage(storage);
  let owner: string | null = null;
  /** Notes of courses that this visitor has removed since the page was loaded. They are stored nowhere. */
  const removedNotes = new Map<number, string>();
  let cached: { all: readonly StoredCourse[]; shown: readonly StoredCourse[] } | null = null;

  const load = (listOwner: string | null): StoredCourse[] => parseCourses(texts.read(keyOf(listOwner)));
  const store = (listOwner: string | null, list: readonly StoredCourse[]) =>
    texts.write(keyOf(listOwner), list.length === 0 ? null : JSON.stringify(list));
  const changed = () => {
    cached = null;
    for (const listener of listeners) listener();
  };
  const write = (list: readonly StoredCourse[]) => {
    store(owner, withinLimit(list));
    changed();
  };
  const current = () => {
    if (!cached) {
      const all = load(owner);
      cached = { all, shown: all.filter(({ isRemoved }) => !isRemoved) };
    }
    return cached;
  };
  /**
   * Later than the previous change even if the device's clock is wrong: a change made here must win over what it
   * changes.
   */
  const laterThan = (moment = 0) => Math.max(now(), moment + 1);
  const removeSynced = (listOwner: string) => {
    const all = load(listOwner);
    if (all.some(({ isSynced }) => isSynced)) store(listOwner, all.filter(isUnsynced));
  };
  const add: ShortlistStore['add'] = ({ id, name, universityName }) => {
    const { all, shown } = current();
    if (shown.some((course) => course.id === id)) return;
    const before = all.find((course) => course.id === id);
    const note = removedNotes.get(id) ?? '';
    const notedAt = note ? laterThan(before?.notedAt) : (before?.notedAt ?? 0);
    const fresh = { id, name, universityName, note, notedAt };
    write([{ ...fresh, savedAt: laterThan(before?.savedAt) }, ...all.filter((course) => course.id !== id)]);
  };
  /** Saves the courses whose Save was pressed on a page that was left before its code came. */
  const takeEarlySaves = () => {
    const text = texts.read(EARLY_SAVES);
    if (text === null) return;
    texts.write(EARLY_SAVES, null);
    for (const course of readEarlySaves(text)) add(course);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === keyOf(owner)) changed();
    if (key === null || key === EARLY_SAVES) takeEarlySaves();
  };
  takeEarlySaves();

  return {
    read: () => current().shown,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        events?.addEventListener('storage', onStorage as EventListener);
        takeEarlySaves();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage as EventListener);
      };
    },
    add,
    remove: (id) => {
      const { all } = current();
      const gone = all.find((course) => course.id === id);
      const rest = all.filter((course) => course.id !== id);
      if (gone) removedNotes.set(id, gone.note);
      // Only accounts have other devices that must be told. The note is deleted with its course.
      if (!gone || owner === null) return write(rest);
      const { isSynced, ...course } = gone;
      const emptied = course.note ? { note: '', notedAt: laterThan(course.notedAt) } : {};
      write([...rest, { ...course, ...emptied, savedAt: laterThan(course.savedAt), isRemoved: true }]);
    },
    setNote: (id, note) =>
      write(
        current().all.map(({ isSynced, ...course }) =>
          course.id === id
            ? {
                ...course,
                note: note.slice(0, shortlistLimits.noteLength),
                notedAt: laterThan(course.notedAt),
              }
            : { ...course, ...(isSynced ? { isSynced } : {}) },
        ),
      ),
    setOwner: (next) => {
      if (next === owner) return;
      if (owner !== null) removeSynced(owner);
      owner = next;
      removedNotes.clear();
      const guest = next === null ? [] : load(null);
      if (guest.length > 0) {
        store(next, withinLimit(mergeCourses(load(next), guest)));
        store(null, []);
      }
      changed();
    },
    owner: () => owner,
    isPersistent: texts.isPersistent,
    unsynced: () => (owner === null ? [] : current().all.filter(isUnsynced)),
    accept: (sent, answer, clockOffset = 0) => {
      const sentById = new Map(sent.map((course) => [course.id, course]));
      const answered = new Map(answer.map((course) => [course.course, fromAnswer(course, clockOffset)]));
      const isUnchanged = (course: StoredCourse) => {
        const before = sentById.get(course.id);
        return before?.savedAt === course.savedAt && before.notedAt === course.notedAt;
      };
      const list = new Map<number, StoredCourse>();
      for (const course of current().all) {
        const inAccount = answered.get(course.id);
        if (course.isSynced || isUnchanged(course)) {
          // Missing in the answer: removed, here or on another device.
          if (inAccount) list.set(course.id, named(inAccount, course));
        } else list.set(course.id, inAccount ? mergeCourse(course, inAccount) : course);
        answered.delete(course.id);
      }
      for (const [id, course] of answered) list.set(id, course);
      write([...list.values()].sort((a, b) => b.savedAt - a.savedAt));
    },
    removeLeftovers: () => {
      try {
        for (const key of Object.keys(storage() ?? {}))
          if (key.startsWith(KEY_PREFIX) && key !== keyOf(owner)) removeSynced(key.slice(KEY_PREFIX.length));
      } catch {
        // Blocked storage contains nothing to remove.
      }
    },
  };
}

/** The times of the answer, in the device's clock. */
const fromAnswer = (course: ShortlistCourse, clockOffset: number): StoredCourse => {
  const deviceTime = (text: string | null) => {
    const time = Date.parse(text ?? '');
    return Number.isNaN(time) ? 0 : time - clockOffset;
  };
  return {
    id: course.course,
    name: course.course_name ?? '',
    universityName: course.university_name ?? '',
    note: course.note,
    savedAt: deviceTime(course.saved_at),
    notedAt: deviceTime(course.noted_at),
    isSynced: true,
  };
};

/** Keeps the names known here when the answer has none. */
const named = (course: StoredCourse, known: StoredCourse): StoredCourse => ({
  ...course,
  name: course.name || known.name,
  universityName: course.universityName || known.universityName,
});

import { type ShortlistCourse, shortlistLimits } from 'shared-api';
import { createSafeStorage } from 'shared-shell/storage';
import {
  type KeptCourse,
  mergeCourse,
  mergeCourses,
  parseCourses,
  type SavedCourse,
  withinLimit,
} from './saved-course.ts';

export interface ShortlistStore {
  /** The list of whoever is logged in, or the guest's; the same array until it changes. */
  read: () => readonly SavedCourse[];
  subscribe: (listener: () => void) => () => void;
  add: (course: Pick<SavedCourse, 'id' | 'name' | 'universityName'>) => void;
  remove: (id: number) => void;
  setNote: (id: number, note: string) => void;
  /**
   * Whose list it is from now on. What a guest saved moves to the account that logs in. What the account has leaves
   * the device when it logs out.
   */
  setOwner: (owner: string | null) => void;
  owner: () => string | null;
  /** False when the browser keeps nothing: the list then lasts as long as the page. */
  isKept: () => boolean;
  /** What the account has not been told yet. Nothing for a guest. */
  untold: () => readonly KeptCourse[];
  /** The account's answer to what it was told: the list becomes it, but for what changed meanwhile. */
  accept: (told: readonly KeptCourse[], answer: readonly ShortlistCourse[]) => void;
  /** Deletes what accounts that have logged out elsewhere left here and have themselves. */
  sweep: () => void;
}

const KEY_PREFIX = 'shortlist:';
const keyOf = (owner: string | null) => (owner === null ? 'shortlist' : KEY_PREFIX + owner);
const isUntold = ({ isTold }: KeptCourse) => !isTold;

/** The shortlist in the browser's storage, alike in all its tabs. Storage that is blocked or full degrades to memory. */
export function createShortlistStore(
  storage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  now: () => number = Date.now,
): ShortlistStore {
  const listeners = new Set<() => void>();
  const texts = createSafeStorage(storage);
  let owner: string | null = null;
  let cached: { all: readonly KeptCourse[]; shown: readonly KeptCourse[] } | null = null;

  const load = (who: string | null): KeptCourse[] => parseCourses(texts.read(keyOf(who)));
  const store = (who: string | null, list: readonly KeptCourse[]) =>
    texts.write(keyOf(who), list.length === 0 ? null : JSON.stringify(list));
  const changed = () => {
    cached = null;
    for (const listener of listeners) listener();
  };
  const write = (list: readonly KeptCourse[]) => {
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
  /** Later than what is known, whatever the device's clock says: a change made here must not lose to what it changes. */
  const after = (moment = 0) => Math.max(now(), moment + 1);
  const leave = (who: string) => {
    const all = load(who);
    if (all.some(({ isTold }) => isTold)) store(who, all.filter(isUntold));
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === keyOf(owner)) changed();
  };

  return {
    read: () => current().shown,
    subscribe: (listener) => {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage as EventListener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage as EventListener);
      };
    },
    add: ({ id, name, universityName }) => {
      const { all, shown } = current();
      if (shown.some((course) => course.id === id)) return;
      const before = all.find((course) => course.id === id);
      const fresh = { id, name, universityName, note: '', notedAt: before?.notedAt ?? 0 };
      write([{ ...fresh, savedAt: after(before?.savedAt) }, ...all.filter((course) => course.id !== id)]);
    },
    remove: (id) => {
      const { all } = current();
      const gone = all.find((course) => course.id === id);
      const rest = all.filter((course) => course.id !== id);
      // Only an account has other devices that must hear of it. A note goes with its course.
      if (!gone || owner === null) return write(rest);
      const { isTold, ...course } = gone;
      const emptied = course.note ? { note: '', notedAt: after(course.notedAt) } : {};
      write([...rest, { ...course, ...emptied, savedAt: after(course.savedAt), isRemoved: true }]);
    },
    setNote: (id, note) =>
      write(
        current().all.map(({ isTold, ...course }) =>
          course.id === id
            ? { ...course, note: note.slice(0, shortlistLimits.noteLength), notedAt: after(course.notedAt) }
            : { ...course, ...(isTold ? { isTold } : {}) },
        ),
      ),
    setOwner: (next) => {
      if (next === owner) return;
      if (owner !== null) leave(owner);
      owner = next;
      const guest = next === null ? [] : load(null);
      if (guest.length > 0) {
        store(next, withinLimit(mergeCourses(load(next), guest)));
        store(null, []);
      }
      changed();
    },
    owner: () => owner,
    isKept: texts.isPersistent,
    untold: () => (owner === null ? [] : current().all.filter(isUntold)),
    accept: (told, answer) => {
      const sent = new Map(told.map((course) => [course.id, course]));
      const answered = new Map(answer.map((course) => [course.course, fromAnswer(course)]));
      const isUnchanged = (course: KeptCourse) => {
        const before = sent.get(course.id);
        return before?.savedAt === course.savedAt && before.notedAt === course.notedAt;
      };
      const list = new Map<number, KeptCourse>();
      for (const course of current().all) {
        const theirs = answered.get(course.id);
        if (course.isTold || isUnchanged(course)) {
          // What the account does not answer with was taken off, here or elsewhere.
          if (theirs) list.set(course.id, named(theirs, course));
        } else list.set(course.id, theirs ? mergeCourse(course, theirs) : course);
        answered.delete(course.id);
      }
      for (const [id, course] of answered) list.set(id, course);
      write([...list.values()].sort((a, b) => b.savedAt - a.savedAt));
    },
    sweep: () => {
      for (const key of texts.keys())
        if (key.startsWith(KEY_PREFIX) && key !== keyOf(owner)) leave(key.slice(KEY_PREFIX.length));
    },
  };
}

const fromAnswer = (course: ShortlistCourse): KeptCourse => ({
  id: course.course,
  name: course.course_name ?? '',
  universityName: course.university_name ?? '',
  note: course.note,
  savedAt: Date.parse(course.saved_at) || 0,
  notedAt: course.noted_at === null ? 0 : Date.parse(course.noted_at) || 0,
  isTold: true,
});

/** The names a device knows stay where the account's catalogue has none. */
const named = (course: KeptCourse, known: KeptCourse): KeptCourse => ({
  ...course,
  name: course.name || known.name,
  universityName: course.universityName || known.universityName,
});

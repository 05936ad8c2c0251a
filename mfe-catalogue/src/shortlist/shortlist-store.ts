/** A saved course: what is shown before the API has answered, and the visitor's own note. */
export interface SavedCourse {
  id: number;
  name: string;
  universityName: string;
  note: string;
  /** Milliseconds; newest first in the list. */
  savedAt: number;
}

export interface ShortlistStore {
  /** The list of whoever is logged in, or the guest's; the same array until it changes. */
  read: () => readonly SavedCourse[];
  subscribe: (listener: () => void) => () => void;
  add: (course: Pick<SavedCourse, 'id' | 'name' | 'universityName'>) => void;
  remove: (id: number) => void;
  setNote: (id: number, note: string) => void;
  /** Whose list it is from now on. What a guest saved moves to the account that logs in, and leaves the guest's list. */
  setOwner: (owner: string | null) => void;
  /** False when the browser keeps nothing: the list then lasts as long as the page. */
  isKept: () => boolean;
}

const keyOf = (owner: string | null) => (owner === null ? 'shortlist' : `shortlist:${owner}`);
const longestNote = 500;
const mostCourses = 200;

const isSaved = (value: unknown): value is SavedCourse => {
  const { id, name } = (value ?? {}) as Partial<SavedCourse>;
  return typeof id === 'number' && typeof name === 'string';
};

function parse(text: string | null): SavedCourse[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter(isSaved).map(({ id, name, universityName, note, savedAt }) => ({
      id,
      name,
      universityName: String(universityName ?? ''),
      note: String(note ?? ''),
      savedAt: Number(savedAt) || 0,
    }));
  } catch {
    return [];
  }
}

/** Both lists, each course once: the account's own entry wins, but a note is never lost. */
export function mergeShortlists(own: readonly SavedCourse[], guest: readonly SavedCourse[]): SavedCourse[] {
  const merged = new Map(own.map((course) => [course.id, course]));
  for (const course of guest) {
    const present = merged.get(course.id);
    if (!present) merged.set(course.id, course);
    else if (!present.note && course.note) merged.set(course.id, { ...present, note: course.note });
  }
  return [...merged.values()].sort((a, b) => b.savedAt - a.savedAt);
}

/** The shortlist in the browser's storage, alike in all its tabs. Storage that is blocked or full degrades to memory. */
export function createShortlistStore(
  storage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  now: () => number = Date.now,
): ShortlistStore {
  const listeners = new Set<() => void>();
  const memory = new Map<string, string>();
  let owner: string | null = null;
  let kept = true;
  let cached: readonly SavedCourse[] | null = null;

  const load = (who: string | null): SavedCourse[] => {
    try {
      return parse(storage()?.getItem(keyOf(who)) ?? memory.get(keyOf(who)) ?? null);
    } catch {
      return parse(memory.get(keyOf(who)) ?? null);
    }
  };
  const store = (who: string | null, list: readonly SavedCourse[]) => {
    const text = JSON.stringify(list);
    try {
      const target = storage();
      if (!target) throw new Error('no storage');
      target.setItem(keyOf(who), text);
      memory.delete(keyOf(who));
    } catch {
      kept = false;
      memory.set(keyOf(who), text);
    }
  };
  const changed = () => {
    cached = null;
    for (const listener of listeners) listener();
  };
  const write = (list: readonly SavedCourse[]) => {
    store(owner, list.slice(0, mostCourses));
    changed();
  };
  const read = () => {
    cached ??= load(owner);
    return cached;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === keyOf(owner)) changed();
  };

  return {
    read,
    subscribe: (listener) => {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage as EventListener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage as EventListener);
      };
    },
    add: ({ id, name, universityName }) => {
      if (read().some((course) => course.id === id)) return;
      write([{ id, name, universityName, note: '', savedAt: now() }, ...read()]);
    },
    remove: (id) => write(read().filter((course) => course.id !== id)),
    setNote: (id, note) =>
      write(
        read().map((course) => (course.id === id ? { ...course, note: note.slice(0, longestNote) } : course)),
      ),
    setOwner: (next) => {
      if (next === owner) return;
      owner = next;
      const guest = next === null ? [] : load(null);
      if (guest.length > 0) {
        store(next, mergeShortlists(load(next), guest));
        store(null, []);
      }
      changed();
    },
    isKept: () => kept,
  };
}

import { createSafeStorage } from 'shared-shell/storage';
import { MAX_COMPARED } from './course-ids.ts';

/** A course chosen for comparison. Its name is shown before the course itself is loaded. */
export interface ChosenCourse {
  id: number;
  name: string;
}

export interface CompareChoice {
  /** The same array until the choice changes, as `useSyncExternalStore` needs it. */
  read: () => readonly ChosenCourse[];
  subscribe: (listener: () => void) => () => void;
  /** Adds a course unless it is chosen already or the choice is full. */
  add: (course: ChosenCourse) => void;
  remove: (id: number) => void;
  set: (courses: readonly ChosenCourse[]) => void;
}

const STORAGE_KEY = 'catalogue:compare';
const isChosen = (value: unknown): value is ChosenCourse => {
  const { id, name } = (value ?? {}) as Partial<ChosenCourse>;
  return typeof id === 'number' && typeof name === 'string';
};

/** The courses chosen for comparison in this tab, in session storage or, when that is blocked, in memory. */
export function createCompareChoice(sessionStorage: () => Storage | null): CompareChoice {
  const storage = createSafeStorage(sessionStorage);
  const listeners = new Set<() => void>();
  let courses: readonly ChosenCourse[] | null = null;
  const load = (): readonly ChosenCourse[] => {
    try {
      const list: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '[]');
      return Array.isArray(list)
        ? list
            .filter(isChosen)
            .slice(0, MAX_COMPARED)
            .map(({ id, name }) => ({ id, name }))
        : [];
    } catch {
      return [];
    }
  };
  const read = () => {
    courses ??= load();
    return courses;
  };
  const set = (next: readonly ChosenCourse[]) => {
    courses = next.slice(0, MAX_COMPARED);
    storage.write(STORAGE_KEY, JSON.stringify(courses));
    for (const listener of listeners) listener();
  };
  return {
    read,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: ({ id, name }) => {
      const chosen = read();
      if (chosen.length < MAX_COMPARED && !chosen.some((course) => course.id === id))
        set([...chosen, { id, name }]);
    },
    remove: (id) => set(read().filter((course) => course.id !== id)),
  };
}

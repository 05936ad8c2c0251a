import { createSafeStorage } from 'shared-shell/storage';
import { MAX_COMPARED } from './course-ids.ts';

/** A course ticked to be compared; its name is shown before anything is loaded. */
export interface ChosenCourse {
  id: number;
  name: string;
}

export interface CompareChoice {
  /** The same array until it changes. */
  read: () => readonly ChosenCourse[];
  subscribe: (listener: () => void) => () => void;
  /** Adds it while there is room, or takes it off. */
  toggle: (course: ChosenCourse) => void;
  set: (courses: readonly ChosenCourse[]) => void;
}

const STORAGE_KEY = 'catalogue:compare';
const isChosen = (value: unknown): value is ChosenCourse => {
  const { id, name } = (value ?? {}) as Partial<ChosenCourse>;
  return typeof id === 'number' && typeof name === 'string';
};

/** What is ticked in this tab, from page to page, until it is closed. Storage that is blocked degrades to memory. */
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
    toggle: (course) => {
      const without = read().filter(({ id }) => id !== course.id);
      if (without.length < read().length) set(without);
      else if (without.length < MAX_COMPARED) set([...without, { id: course.id, name: course.name }]);
    },
  };
}

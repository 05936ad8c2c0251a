import { createDeviceValue } from 'shared-shell/device-value';
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

/** Entry of `sessionStorage` with the choice, as JSON. */
export const COMPARE_CHOICE = 'catalogue:compare';
const isChosen = (value: unknown): value is ChosenCourse => {
  const { id, name } = (value ?? {}) as Partial<ChosenCourse>;
  return typeof id === 'number' && typeof name === 'string';
};

/**
 * What is stored, as far as it is a choice: visitors and extensions can change it, and the first script of the document
 * adds what was ticked before the code.
 */
const parse = (stored: unknown): readonly ChosenCourse[] =>
  Array.isArray(stored)
    ? [...new Map(stored.filter(isChosen).map(({ id, name }) => [id, { id, name }])).values()].slice(
        0,
        MAX_COMPARED,
      )
    : [];

/** The courses chosen for comparison in this tab, in session storage or, when that is blocked, in memory. */
export function createCompareChoice(
  sessionStorage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): CompareChoice {
  const { read, subscribe, write } = createDeviceValue(COMPARE_CHOICE, parse, sessionStorage, events);
  const set = (next: readonly ChosenCourse[]) => write(next.slice(0, MAX_COMPARED));
  return {
    read,
    set,
    subscribe,
    add: ({ id, name }) => {
      const chosen = read();
      if (chosen.length < MAX_COMPARED && !chosen.some((course) => course.id === id))
        set([...chosen, { id, name }]);
    },
    remove: (id) => set(read().filter((course) => course.id !== id)),
  };
}

import { useState, useSyncExternalStore } from 'react';
import { useQueryClient } from 'shared-api';
import { type ChosenCourse, type CompareChoice, createCompareChoice } from './compare-choice.ts';

const empty: readonly ChosenCourse[] = [];
const onServer = () => empty;

/** One choice per query client, so that tests and server requests never share one. */
const choices = new WeakMap<object, CompareChoice>();

function choiceOf(host: object): CompareChoice {
  let choice = choices.get(host);
  if (!choice) {
    choice =
      typeof window === 'undefined'
        ? createCompareChoice(() => null)
        : createCompareChoice(() => window.sessionStorage, window);
    choices.set(host, choice);
  }
  return choice;
}

/** The courses chosen for comparison; none on the server and during hydration. */
export function useCompareChoice(): CompareChoice & { courses: readonly ChosenCourse[] } {
  const queryClient = useQueryClient();
  const [choice] = useState(() => choiceOf(queryClient));
  const courses = useSyncExternalStore(choice.subscribe, choice.read, onServer);
  return { ...choice, courses };
}

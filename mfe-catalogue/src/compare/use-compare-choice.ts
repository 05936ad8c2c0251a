import { useState, useSyncExternalStore } from 'react';
import { useQueryClient } from 'shared-api';
import { type ChosenCourse, type CompareChoice, createCompareChoice } from './compare-choice.ts';

const empty: readonly ChosenCourse[] = [];
const onServer = () => empty;

/** One per page, kept beside the queries as the shortlist is. */
const choices = new WeakMap<object, CompareChoice>();

function choiceOf(host: object): CompareChoice {
  let choice = choices.get(host);
  if (!choice) {
    choice = createCompareChoice(() => (typeof window === 'undefined' ? null : window.sessionStorage));
    choices.set(host, choice);
  }
  return choice;
}

/** What is ticked to be compared; nothing on the server and while its HTML hydrates. */
export function useCompareChoice(): CompareChoice & { courses: readonly ChosenCourse[] } {
  const queryClient = useQueryClient();
  const [choice] = useState(() => choiceOf(queryClient));
  const courses = useSyncExternalStore(choice.subscribe, choice.read, onServer);
  return { ...choice, courses };
}

import { useId, useState } from 'react';
import { fieldLabels } from '../../../application/field-labels.ts';
import { documentGroups } from '../../../files/document-groups.ts';
import type { ApplicationState } from '../use-application.ts';
import { useTabFocus } from './use-tab-focus.ts';

export type FormTab = 'profile' | 'documents';

/** Names of the fields of each part, in the order of the form. */
const fieldNames: Readonly<Record<FormTab, readonly string[]>> = {
  profile: Object.keys(fieldLabels),
  documents: documentGroups.map(({ name }) => name),
};

/** The parts of the form: which one is shown, and what is wrong in each. */
export function useFormParts({ form, groupProblems, showProblems }: ApplicationState, isFormShown: boolean) {
  const idPrefix = useId();
  const [tab, setTab] = useState<FormTab>('profile');
  const [attempt, setAttempt] = useState(0);
  const { root, focusTab } = useTabFocus(isFormShown);
  const { errors } = form.formState;
  const listed = (part: FormTab, messageOf: (name: string) => string | undefined) =>
    fieldNames[part].flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ field: `${idPrefix}${name}`, message }] : [];
    });
  const problems = {
    profile: listed('profile', (name) => errors[name as keyof typeof errors]?.message),
    documents: listed('documents', (name) => groupProblems[name as keyof typeof groupProblems]),
  };
  /** Shows the part in which an attempt to send has found something wrong. */
  const showWrong = (part: FormTab) => {
    setTab(part);
    setAttempt((count) => count + 1);
  };
  return {
    root,
    /** Of the ids of the fields. */
    idPrefix,
    tab,
    setTab,
    /** For buttons that lead to the other part. */
    goTo: (next: FormTab) => {
      setTab(next);
      focusTab();
    },
    /** Number of attempts to send that have found something wrong. */
    attempt,
    /** What is wrong in each part. */
    problems,
    hasErrors: attempt > 0 && problems[tab].length > 0,
    showWrong,
    /** Shows the API's errors at their fields, if there are any. */
    returnWith: (problemsByName: Readonly<Record<string, string>>) => {
      const wrong = (['profile', 'documents'] as const).find((part) =>
        fieldNames[part].some((name) => problemsByName[name]),
      );
      if (!wrong) return focusTab();
      showProblems(problemsByName);
      showWrong(wrong);
    },
  };
}

export type FormParts = ReturnType<typeof useFormParts>;

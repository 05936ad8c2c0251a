import { type ChangeEvent, type SyntheticEvent, useCallback, useId, useRef, useState } from 'react';
import { randomKey } from '../random-key/random-key.ts';
import { callErrors, useSubmission } from './submission.ts';
import { type Control, useKeptValues } from './use-kept-values.ts';

export interface VisitorFormOptions<Name extends string> {
  /** Key of the draft in this tab's storage: what was typed survives reloads and detours, not the tab. */
  draftKey: string;
  /**
   * `subject` of the session: what an account has typed is shown to nobody else who uses the tab after its logout. What a
   * guest has typed stays after a login.
   */
  owner?: string | null;
  /** The fields with their first values, in the order of the form. */
  initial: Readonly<Record<Name, string>>;
  /** The message of the first broken rule of each invalid field. */
  check: (values: Readonly<Record<Name, string>>) => Partial<Record<Name, string>>;
}

/** An error of the summary; `field` is the id of its control. */
export interface VisitorFormError {
  field?: string;
  message: string;
}

/**
 * State of a form that guests fill in: validated on submit and then on change, errors at the field and in a summary,
 * everything typed kept after a failure and as a draft of the tab. In the page that answers a form sent without scripts, it
 * begins with what was entered and the errors.
 */
export function useVisitorForm<Name extends string>({
  draftKey,
  owner = null,
  initial,
  check,
}: VisitorFormOptions<Name>) {
  const names = Object.keys(initial) as Name[];
  const id = useId();
  const submission = useSubmission<Name>(draftKey);
  const entered = submission && { ...initial, ...submission.values };
  const kept = useKeptValues({ draftKey, owner, initial, entered });
  const { values, set: setValue, fill, change, settle, clear } = kept;
  const [attempt, setAttempt] = useState(submission && submission.isChecked !== false ? 1 : 0);
  const [serverErrors, setServerErrors] = useState<Partial<Record<Name, string>>>(submission?.errors ?? {});
  const [failure, setFailure] = useState<string | null>(submission?.failure ?? null);
  const sent = useRef({ key: '', content: '' });

  const forgetError = useCallback(
    (name: Name) => setServerErrors((current) => ({ ...current, [name]: undefined })),
    [],
  );
  const set = useCallback(
    (name: Name, value: string) => {
      setValue(name, value);
      forgetError(name);
    },
    [setValue, forgetError],
  );

  const fieldMessages: Partial<Record<Name, string>> =
    attempt === 0 ? {} : { ...check(values), ...serverErrors };
  const idOf = (name: Name) => `${id}${name}`;

  return {
    values,
    set,
    fill,
    /**
     * Attribute of the form. After Back, browsers restore what was typed in a form, also when its account has logged out
     * since; without autocompletion they restore nothing, and the draft knows whose it is. Fields with an attribute of
     * their own are still filled from what the browser knows about the visitor.
     */
    autoComplete: owner === null ? undefined : 'off',
    idOf,
    errorOf: (name: Name): string | undefined => fieldMessages[name],
    /** Props of a text control. */
    field: (name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: fieldMessages[name],
      onChange: (event: ChangeEvent<Control>) => {
        change(name, event);
        forgetError(name);
      },
      onCompositionEnd: (event: SyntheticEvent<Control>) => settle(name, event),
      onBlur: (event: SyntheticEvent<Control>) => settle(name, event),
    }),
    /** Errors for the summary: the failed call first, then the fields in their order. */
    errors: [
      ...(failure ? [{ message: failure }] : []),
      ...names.flatMap((name): VisitorFormError[] => {
        const message = fieldMessages[name];
        return message ? [{ field: idOf(name), message }] : [];
      }),
    ] as VisitorFormError[],
    attempt,
    /**
     * Checks the fields. Returns false, and shows the errors, when one of them is invalid. Otherwise those of the call
     * before stay until the answer, because without them everything would move up.
     */
    validate: (): boolean => {
      const isValid = Object.keys(check(values)).length === 0;
      if (isValid) return true;
      setFailure(null);
      setServerErrors({});
      setAttempt((count) => count + 1);
      return false;
    },
    /** Shows a failed call: the API's messages at their fields, and `message` when it names none of them. */
    fail: (error: unknown, message: string) => {
      const { errors, failure } = callErrors(error, names, message);
      setServerErrors(errors);
      setFailure(failure);
      setAttempt((count) => count + 1);
    },
    /** Shows a message at a field that only the caller can know, e.g. that a time was taken meanwhile. */
    failField: (name: Name, message: string) => {
      setServerErrors({ [name]: message } as Partial<Record<Name, string>>);
      setFailure(null);
      setAttempt((count) => count + 1);
    },
    /**
     * Key of this submission: the same for a repeated try with the same content, another one after a change.
     * @param more content that is no field
     */
    clientKey: (more = ''): string => {
      const content = more + JSON.stringify(values);
      if (sent.current.content !== content) sent.current = { key: randomKey(), content };
      return sent.current.key;
    },
    /** After success: empties the form and deletes the draft. */
    clear: () => {
      clear();
      sent.current = { key: '', content: '' };
      setAttempt(0);
      setServerErrors({});
      setFailure(null);
    },
  };
}

import {
  type ChangeEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { fieldErrors, isApiError } from 'shared-api';
import { randomKey } from '../random-key/random-key.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';

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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An error of the summary; `field` is the id of its control. */
export interface VisitorFormError {
  field?: string;
  message: string;
}

/** Entry of a draft that is no field: the account that has typed it. */
const OWNER = '@owner';

const draftStorage = createSafeStorage(() => (typeof window === 'undefined' ? null : window.sessionStorage));

/**
 * State of a form that guests fill in: validated on submit and then on change, errors at the field and in a summary,
 * everything typed kept after a failure and as a draft of the tab.
 */
export function useVisitorForm<Name extends string>({
  draftKey,
  owner = null,
  initial,
  check,
}: VisitorFormOptions<Name>) {
  const names = Object.keys(initial) as Name[];
  const id = useId();
  const [values, setValues] = useState<Record<Name, string>>(initial);
  const [attempt, setAttempt] = useState(0);
  const [serverErrors, setServerErrors] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const first = useRef(initial);
  const submission = useRef({ key: '', content: '' });

  /** Texts of the draft in fields without an event since. */
  const drafted = useRef<Partial<Record<string, unknown>>>({});
  /** Those that what was typed before the code has replaced. */
  const replaced = useRef<Partial<Record<Name, string>>>({});

  // The server does not know the draft, so it is read after hydration, and never replaces what was typed before.
  const [isDraftRead, setIsDraftRead] = useState(false);
  const lastOwner = useRef<string | null>(null);
  useEffect(() => {
    // Whoever comes after a logout begins with an empty form.
    if (lastOwner.current !== null && lastOwner.current !== owner) setValues(first.current);
    lastOwner.current = owner;
    // Right after hydration nobody is known to be logged in, so the draft of an account comes with its name.
    const draft = readDraft(draftKey);
    if (isOfAnother(draft, owner)) drafted.current = {};
    else {
      drafted.current = { ...draft };
      setValues((current) => fillEmpty(current, draft));
    }
    setIsDraftRead(true);
  }, [draftKey, owner]);
  useEffect(() => {
    if (!isDraftRead) return;
    // A form in which nothing was typed leaves no draft, which would load the code of its page.
    const isTyped = Object.entries(values).some(([name, value]) => value !== first.current[name as Name]);
    if (isTyped)
      draftStorage.write(draftKey, JSON.stringify({ ...values, ...(owner && { [OWNER]: owner }) }));
    else if (!isOfAnother(readDraft(draftKey), owner)) draftStorage.write(draftKey, null);
  }, [draftKey, owner, isDraftRead, values]);

  const set = useCallback((name: Name, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    setServerErrors((current) => ({ ...current, [name]: undefined }));
  }, []);
  /** Fills fields that are still empty, e.g. from the visitor's account. */
  const fill = useCallback(
    (known: Partial<Record<Name, string>>) => setValues((current) => fillEmpty(current, known)),
    [],
  );

  /** Puts the text that a field had before above the one that has replaced it. */
  const putBack = (name: Name, value: string) => {
    const earlier = replaced.current[name];
    delete replaced.current[name];
    set(name, earlier === undefined ? value : `${earlier}\n${value}`);
  };
  const change = (name: Name, { target, nativeEvent }: ChangeEvent<Control>) => {
    const { value } = target;
    const draft = drafted.current[name];
    delete drafted.current[name];
    // The host enters what was typed before the code once more. A long text of the draft would be lost; a name or an
    // address is meant to replace the earlier one.
    if (
      !nativeEvent.isTrusted &&
      target instanceof HTMLTextAreaElement &&
      typeof draft === 'string' &&
      value.trim() !== '' &&
      !value.includes(draft)
    )
      replaced.current[name] = draft;
    // A keyboard that composes a word would enter it a second time.
    const isTypedIn = target === document.activeElement;
    const isWaiting = isTypedIn && (!nativeEvent.isTrusted || (nativeEvent as InputEvent).isComposing);
    if (isWaiting) set(name, value);
    else putBack(name, value);
  };
  const settle = (name: Name, { currentTarget }: SyntheticEvent<Control>) => {
    if (replaced.current[name] !== undefined) putBack(name, currentTarget.value);
  };

  const fieldMessages: Partial<Record<Name, string>> =
    attempt === 0 ? {} : { ...check(values), ...serverErrors };
  const idOf = (name: Name) => `${id}${name}`;

  return {
    values,
    set,
    fill,
    idOf,
    errorOf: (name: Name): string | undefined => fieldMessages[name],
    /** Props of a text control. */
    field: (name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: fieldMessages[name],
      onChange: (event: ChangeEvent<Control>) => change(name, event),
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
      const problems = isApiError(error) ? fieldErrors(error.body) : {};
      const named = Object.fromEntries(
        names.filter((name) => problems[name]).map((name) => [name, problems[name]]),
      ) as Partial<Record<Name, string>>;
      setServerErrors(named);
      setFailure(Object.keys(named).length > 0 ? null : message);
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
      if (submission.current.content !== content) submission.current = { key: randomKey(), content };
      return submission.current.key;
    },
    /** After success: empties the form and deletes the draft. */
    clear: () => {
      draftStorage.write(draftKey, null);
      submission.current = { key: '', content: '' };
      drafted.current = {};
      replaced.current = {};
      setValues(initial);
      setAttempt(0);
      setServerErrors({});
      setFailure(null);
    },
  };
}

function fillEmpty<Name extends string>(
  current: Record<Name, string>,
  known: Readonly<Record<string, unknown>>,
): Record<Name, string> {
  const entries = (Object.keys(current) as Name[]).map((name) => {
    const value = known[name];
    return [name, current[name] === '' && typeof value === 'string' ? value : current[name]];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Whether another account than the one that is logged in has typed the draft. */
const isOfAnother = ({ [OWNER]: typedBy }: Record<string, unknown>, owner: string | null) =>
  typedBy !== undefined && typedBy !== owner;

function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(draftStorage.read(key) ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

import { type ChangeEvent, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { readTabDraft, removeTabDraft, writeTabDraft } from './tab-draft.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The values of a form's fields, kept as a draft of the tab. What was typed before the code arrived, which the host enters
 * once more, replaces no long text of the draft.
 */
export function useKeptValues<Name extends string>({
  draftKey,
  owner,
  initial,
  entered,
}: {
  draftKey: string;
  /** `subject` of the session: what an account has typed is shown to nobody else who uses the tab after its logout. */
  owner: string | null;
  initial: Readonly<Record<Name, string>>;
  /** What the form has sent without scripts, to begin with instead. */
  entered: Readonly<Record<Name, string>> | null;
}) {
  const [values, setValues] = useState<Record<Name, string>>(entered ?? initial);
  const first = useRef(initial);
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
    const draft = readTabDraft(draftKey, owner) ?? {};
    drafted.current = { ...draft };
    setValues((current) => fillEmpty(current, draft));
    setIsDraftRead(true);
  }, [draftKey, owner]);
  useEffect(() => {
    if (!isDraftRead) return;
    // A form in which nothing was typed leaves no draft, which would load the code of its page.
    const isTyped = Object.entries(values).some(([name, value]) => value !== first.current[name as Name]);
    if (isTyped) writeTabDraft(draftKey, values, owner);
    else if (readTabDraft(draftKey, owner)) removeTabDraft(draftKey);
  }, [draftKey, owner, isDraftRead, values]);

  const set = useCallback(
    (name: Name, value: string) => setValues((current) => ({ ...current, [name]: value })),
    [],
  );
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
  /** The visitor is done with a field. */
  const settle = (name: Name, { currentTarget }: SyntheticEvent<Control>) => {
    if (replaced.current[name] !== undefined) putBack(name, currentTarget.value);
  };
  /** Empties the fields and deletes the draft. */
  const clear = () => {
    removeTabDraft(draftKey);
    drafted.current = {};
    replaced.current = {};
    setValues(initial);
  };
  return { values, set, fill, change, settle, clear };
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

import { type CompositionEvent, useEffect, useRef, useState, useTransition } from 'react';
import { TextField } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/**
 * Time in ms for which a word that an input method composes rests before it is searched for. Keyboards of phones compose
 * each word until the space after it, so its end would often come late or never.
 */
const COMPOSING_PAUSE_MS = 300;

/**
 * Searches at every keystroke (SEARCH-9, C-7), and at pauses while an input method composes a word (decision 150). The
 * field updates immediately; the list renders in a transition that the next keystroke interrupts.
 */
export function TextSearch({
  value,
  onChange,
  form,
}: {
  value: string;
  onChange: (text: string) => void;
  /** Id of the form that sends it without code; default: the one around it. */
  form?: string;
}) {
  const [{ text, edit }, setTyped] = useState({ text: value, edit: 0 });
  const [isPending, startTransition] = useTransition();
  const isComposing = useRef(false);
  const composingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(composingTimer.current), []);
  /** Typed texts that the page has not rendered yet. */
  const pendingEdits = useRef<{ text: string; edit: number }[]>([]);
  const last = useRef(value);
  // A value from elsewhere (Reset, Back, a chip) replaces the text. A value that was typed here does not: the visitor
  // may have typed further by the time it arrives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit alone replaces nothing.
  useEffect(() => {
    const isNew = last.current !== value;
    const isOwn = pendingEdits.current.some((typed) => typed.text === value);
    last.current = value;
    if (!isPending) pendingEdits.current = pendingEdits.current.filter((typed) => typed.edit > edit);
    if (!isNew || isOwn) return;
    pendingEdits.current = [];
    clearTimeout(composingTimer.current);
    setTyped((now) => ({ text: value, edit: now.edit }));
  }, [value, isPending]);
  const edits = useRef(0);
  const commit = (next: string) => {
    edits.current += 1;
    const typed = { text: next, edit: edits.current };
    setTyped(typed);
    clearTimeout(composingTimer.current);
    const search = () => {
      pendingEdits.current.push(typed);
      startTransition(() => onChange(next));
    };
    if (isComposing.current) composingTimer.current = setTimeout(search, COMPOSING_PAUSE_MS);
    else if (next !== (pendingEdits.current.at(-1)?.text ?? value)) search();
  };
  return (
    <TextField
      label={messages.textSearch}
      hint={messages.textSearchHint}
      type="search"
      name="search"
      form={form}
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      value={text}
      onChange={(event) => commit(event.target.value)}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false;
        commit(event.currentTarget.value);
      }}
    />
  );
}

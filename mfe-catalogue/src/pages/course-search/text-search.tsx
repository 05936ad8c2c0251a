import { type CompositionEvent, useEffect, useRef, useState, useTransition } from 'react';
import { TextField } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/**
 * Searches with every letter (D2 §4, C-7), but not with the letters an input method composes a word of. The letter
 * itself is shown first: the list behind it is rendered in a transition that the next letter may interrupt.
 */
export function TextSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [{ text, edit }, setTyped] = useState({ text: value, edit: 0 });
  const [isPending, startTransition] = useTransition();
  const isComposing = useRef(false);
  /** What was typed and is still on its way through the page. */
  const underWay = useRef<{ text: string; edit: number }[]>([]);
  const last = useRef(value);
  // A value that comes from elsewhere (Reset, Back, a chip) is taken over. One that was typed here is not, when it
  // comes back: further letters may stand in the box by then, typed even after the render this effect belongs to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing alone takes nothing over.
  useEffect(() => {
    const isNew = last.current !== value;
    const isOwn = underWay.current.some((typed) => typed.text === value);
    last.current = value;
    if (!isPending) underWay.current = underWay.current.filter((typed) => typed.edit > edit);
    if (!isNew || isOwn) return;
    underWay.current = [];
    setTyped((now) => ({ text: value, edit: now.edit }));
  }, [value, isPending]);
  const edits = useRef(0);
  const commit = (next: string) => {
    edits.current += 1;
    const typed = { text: next, edit: edits.current };
    setTyped(typed);
    if (isComposing.current) return;
    underWay.current.push(typed);
    startTransition(() => onChange(next));
  };
  return (
    <TextField
      label={messages.textSearch}
      type="search"
      name="search"
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

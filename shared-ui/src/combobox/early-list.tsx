import { type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'shared-ui';
import { List } from './list.ts';
import { messages } from './messages.en.ts';

/**
 * Suggestions for text that is typed before the code runs. The document's first script asks for them, and shows them as
 * links (`shell/src/browser/early/early-suggestions.ts`).
 */
export interface EarlySuggestions {
  /** Address with a JSON answer that has a list `results`; the typed text is added to it. */
  address: string;
  /** How many results are shown. */
  count: number;
  /** How many characters the text must have. */
  minLength: number;
  /** ms between the last change of the text and the request. */
  pauseMs: number;
  /** Fields of a result: its name, and what stands below it. */
  name: string;
  details: readonly string[];
  /** Start of the path of a result's page; its `id` is added. */
  path: string;
  /** Language of the results, where it is not the page's. */
  lang?: string | undefined;
  /** Text of the button at the end, which sends the form. */
  all: string;
}

const Links = styled(List)({
  '&:empty': { display: 'none' },
  '& li': { padding: 0 },
  '& a, & button': {
    display: 'block',
    width: '100%',
    padding: '.5rem .75rem',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 1.35,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& button': { fontWeight: 700, lineHeight: 1.5 },
  '& small': { display: 'block', color: 'var(--c-muted)' },
});

/** The list before the code runs: links, and a button that sends the form. */
export function EarlyList({
  ref,
  suggestions,
}: {
  ref: Ref<HTMLUListElement>;
  suggestions: EarlySuggestions;
}) {
  return (
    <Links
      ref={ref}
      aria-label={messages.options}
      data-early-suggestions={JSON.stringify(suggestions)}
      data-last-stays
      suppressHydrationWarning
    >
      {/* The document's first script fills it, also before hydration: React neither compares nor replaces a text. */}
      {''}
    </Links>
  );
}

/** Empties the list of the document's first script when the combobox has its own. */
export function useEarlyList({
  root,
  open,
  inputValue,
}: {
  root: RefObject<HTMLElement | null>;
  open: boolean;
  inputValue: string;
}) {
  const list = useRef<HTMLUListElement>(null);
  const lastText = useRef(inputValue);
  useLayoutEffect(() => {
    // It stays until this one opens, or the text is removed; not when the text is entered again after hydration.
    if (open || (inputValue === '' && lastText.current !== '')) {
      const hadFocus = list.current?.contains(document.activeElement);
      list.current?.replaceChildren();
      // Otherwise nothing has it, and no key reaches this list.
      if (hadFocus) root.current?.querySelector('input')?.focus();
    }
    lastText.current = inputValue;
  }, [open, inputValue, root]);
  return {
    list,
    /**
     * Whether the visitor has closed the list for this text before: the text is entered again after hydration, and the
     * combobox's list stays closed, too. Answers once.
     */
    wasClosedFor: (text: string): boolean => {
      const data = list.current?.dataset;
      const wasClosed = data?.closedFor === text;
      delete data?.closedFor;
      return wasClosed;
    },
  };
}

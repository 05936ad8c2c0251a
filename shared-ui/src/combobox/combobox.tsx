import useAutocomplete from '@mui/material/useAutocomplete';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled, TextField, VisuallyHidden } from 'shared-ui';
import { messages } from './messages.en.ts';

const Root = styled.div({ position: 'relative' });
const List = styled.ul({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  zIndex: 20,
  margin: 0,
  padding: 4,
  listStyle: 'none',
  maxHeight: '15rem',
  scrollMarginBlock: '1rem',
  overflowY: 'auto',
  background: 'var(--c-card)',
  border: '1px solid var(--c-control)',
  borderRadius: 12,
  boxShadow: 'var(--shadow)',
  '& li': { padding: '.5rem .75rem', borderRadius: 8, cursor: 'pointer' },
  '& li.Mui-focused,& li:hover': { background: 'var(--c-tint)' },
  '&[data-last-stays] li:last-child': {
    position: 'sticky',
    bottom: -4,
    marginBlockEnd: -4,
    borderTop: '1px solid var(--c-hairline)',
    borderRadius: 0,
    background: 'var(--c-card)',
  },
  '& li.Mui-focused': { outline: '2px solid var(--c-primary)', outlineOffset: -2 },
});

/** The list before the code runs: links, and a button that sends the form. */
const EarlyList = styled(List)({
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

export interface ComboboxProps<T> {
  label: ReactNode;
  placeholder?: string;
  /** Text in the input, controlled. */
  inputValue: string;
  /** `input` while typing, `clear` on Esc or emptying, `select` when an option filled it. */
  onInputChange: (value: string, reason: 'input' | 'clear' | 'select') => void;
  /** Suggestions, already filtered. */
  options: readonly T[];
  /** Number of suggestions to announce when some options are not suggestions ('View all results'); default: all. */
  announcedCount?: number;
  optionLabel: (option: T) => string;
  optionKey: (option: T) => string | number;
  /** Content of an option; default its label. */
  renderOption?: (option: T) => ReactNode;
  onSelect: (option: T) => void;
  /** Whether the list is open. It stays closed without options. */
  open: boolean;
  /** The last option stays visible at the end of the list while the others scroll ('View all results'). */
  lastOptionStays?: boolean;
  onOpenChange: (open: boolean) => void;
  hint?: ReactNode;
  id?: string;
  name?: string;
  /** Only inside a form that is sent by GET. */
  early?: EarlySuggestions;
}

/**
 * Combobox with list autocomplete following the ARIA Authoring Practices: Down and Up move, Enter selects, Esc
 * closes and then clears, Tab leaves. Free text is allowed. The number of suggestions is announced with a debounce
 * of one second. Use it beside a submit button.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const {
    label,
    placeholder,
    inputValue,
    onInputChange,
    options,
    optionLabel,
    optionKey,
    renderOption,
    onSelect,
    hint,
    id,
    name,
    onOpenChange,
  } = props;
  const open = props.open && options.length > 0;
  const earlyList = useRef<HTMLUListElement>(null);
  /** Whether the event that is handled leaves the list closed. */
  const staysClosed = useRef(false);
  const combobox = useAutocomplete<T, false, false, true>({
    id,
    freeSolo: true,
    options,
    open,
    value: null,
    inputValue,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === 'string' ? option : optionLabel(option)),
    getOptionKey: (option) => (typeof option === 'string' ? option : optionKey(option)),
    clearOnBlur: false,
    clearOnEscape: true,
    onOpen: () => {
      if (!staysClosed.current) onOpenChange(true);
      staysClosed.current = false;
    },
    onClose: () => onOpenChange(false),
    onInputChange: (_event, value, reason) => {
      if (reason !== 'input' && reason !== 'clear') return;
      onInputChange(value, value === '' ? 'clear' : 'input');
      // The text is entered again after hydration: the list that the visitor has closed before stays closed.
      const early = earlyList.current?.dataset;
      staysClosed.current = early?.closedFor === value;
      delete early?.closedFor;
      if (staysClosed.current) onOpenChange(false);
    },
    onChange: (_event, value, reason) => {
      if (reason !== 'selectOption' || value === null || typeof value === 'string') return;
      onInputChange(optionLabel(value), 'select');
      onSelect(value);
    },
  });
  const { ref, ...input } = combobox.getInputProps() as ReturnType<typeof combobox.getInputProps> & {
    ref: React.Ref<HTMLInputElement>;
  };
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Scrolls the list into view when the input is at the bottom of the screen, in the frame in which it appears: what is
    // pressed next must not move any more.
    if (open) root.current?.querySelector('[role=listbox]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  /** The options are still to come. */
  const isAwaited = props.open && !open;
  useEffect(() => {
    if (!isAwaited) return;
    // Opening would scroll the page under a press, whose release then hits something else, or under a finger that scrolls.
    const onPress = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) onOpenChange(false);
    };
    addEventListener('pointerdown', onPress, true);
    return () => removeEventListener('pointerdown', onPress, true);
  }, [isAwaited, onOpenChange]);
  const lastText = useRef(inputValue);
  useLayoutEffect(() => {
    // It stays until this one opens, or the text is removed; not when the text is entered again after hydration.
    if (open || (inputValue === '' && lastText.current !== '')) {
      const hadFocus = earlyList.current?.contains(document.activeElement);
      earlyList.current?.replaceChildren();
      // Otherwise nothing has it, and no key reaches this list.
      if (hadFocus) root.current?.querySelector('input')?.focus();
    }
    lastText.current = inputValue;
  }, [open, inputValue]);
  return (
    <Root ref={root} {...combobox.getRootProps()}>
      <TextField
        label={label}
        hint={hint}
        placeholder={placeholder}
        name={name}
        ref={ref}
        {...(input as object)}
        onBlur={(event) => {
          input.onBlur?.(event);
          // That closes only a list that is shown. This one would open when another element has the focus.
          if (isAwaited) onOpenChange(false);
        }}
        id={(input as { id?: string }).id}
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
      />
      {open && (
        <List
          {...combobox.getListboxProps()}
          aria-label={messages.options}
          aria-labelledby={undefined}
          data-last-stays={props.lastOptionStays || undefined}
        >
          {options.map((option, index) => (
            <li {...combobox.getOptionProps({ option, index })} key={optionKey(option)}>
              {renderOption ? renderOption(option) : optionLabel(option)}
            </li>
          ))}
        </List>
      )}
      {props.early && (
        <EarlyList
          ref={earlyList}
          aria-label={messages.options}
          data-early-suggestions={JSON.stringify(props.early)}
          data-last-stays
          suppressHydrationWarning
        >
          {/* The document's first script fills it, also before hydration: React neither compares nor replaces a text. */}
          {''}
        </EarlyList>
      )}
      <SuggestionCount count={open ? (props.announcedCount ?? options.length) : null} />
    </Root>
  );
}

/** Announces the number of suggestions once it has been stable for a second, so that it does not interrupt typing. */
function SuggestionCount({ count }: { count: number | null }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count === null ? '' : messages.suggestionCount(count)), 1000);
    return () => clearTimeout(timer);
  }, [count]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

import useAutocomplete from '@mui/material/useAutocomplete';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled, TextField, VisuallyHidden } from 'shared-ui';
import { EarlyList, type EarlySuggestions, useEarlyList } from './early-list.tsx';
import { List } from './list.ts';
import { messages } from './messages.en.ts';

const Root = styled.div({ position: 'relative' });
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
  const root = useRef<HTMLDivElement>(null);
  const early = useEarlyList({ root, open, inputValue });
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
      staysClosed.current = early.wasClosedFor(value);
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
  useLayoutEffect(() => {
    // Scrolls the list into view when the input is at the bottom of the screen, in the frame in which it appears: what is
    // pressed next must not move any more.
    if (open) root.current?.querySelector('[role=listbox]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  /** The options are still to come. */
  const isAwaited = props.open && !open;
  useClosedByPress(root, isAwaited, onOpenChange);
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
      {props.early && <EarlyList ref={early.list} suggestions={props.early} />}
      <SuggestionCount count={open ? (props.announcedCount ?? options.length) : null} />
    </Root>
  );
}

/**
 * Gives up options that are still awaited when something else is pressed: opening would scroll the page under a press,
 * whose release then hits something else, or under a finger that scrolls.
 */
function useClosedByPress(
  root: RefObject<HTMLElement | null>,
  isAwaited: boolean,
  onOpenChange: (open: boolean) => void,
) {
  useEffect(() => {
    if (!isAwaited) return;
    const onPress = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) onOpenChange(false);
    };
    addEventListener('pointerdown', onPress, true);
    return () => removeEventListener('pointerdown', onPress, true);
  }, [root, isAwaited, onOpenChange]);
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

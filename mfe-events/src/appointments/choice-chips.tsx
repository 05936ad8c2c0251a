import type { ReactNode } from 'react';
import { from, styled, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';

const Fieldset = styled.fieldset({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
});
const Legend = styled.legend({ padding: 0, fontWeight: 600 });
/** Two lines on a phone and one above it, so that another text of about this length moves nothing. */
const Hint = styled.p({
  fontSize: '.875rem',
  lineHeight: 1.5,
  color: 'var(--c-muted)',
  marginTop: '.5rem',
  minHeight: '3em',
  [from.sm]: { minHeight: '1.5em' },
});
const ErrorText = styled.p({
  fontSize: '.9375rem',
  fontWeight: 600,
  color: 'var(--c-error)',
  marginTop: '.25rem',
});
const Chips = styled.div({
  display: 'grid',
  gap: '.5rem',
  marginTop: '.75rem',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,var(--chip)),1fr))',
});
const Chip = styled.label({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  minHeight: 48,
  padding: '.5rem .375rem',
  border: '1px solid var(--c-control)',
  borderRadius: 12,
  background: 'var(--c-card)',
  cursor: 'pointer',
  lineHeight: 1.3,
  // The input covers the chip, so that it is found by touch and by assistive technology in its place.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& small': { fontSize: '.8125rem', color: 'var(--c-muted)' },
  // As high with a second line, which comes later, as without.
  '&[data-second-line]': {
    minHeight: '3rem',
    paddingBlock: '.25rem',
    '& small': { whiteSpace: 'nowrap' },
  },
  '&:hover:not([data-off]):not(:has(:checked))': {
    background: 'var(--c-tint)',
    '& small': { color: 'var(--c-slate)' },
  },
  '&[data-start]': {
    justifyItems: 'start',
    placeContent: 'center start',
    textAlign: 'start',
    paddingInline: '1rem',
  },
  '&:has(:checked)': {
    background: 'var(--c-primary)',
    borderColor: 'var(--c-primary)',
    color: 'var(--c-onPrimary)',
    '& small': { color: 'inherit' },
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '&[data-off]': {
    borderStyle: 'dashed',
    background: 'transparent',
    color: 'var(--c-muted)',
    cursor: 'not-allowed',
  },
  '@media (forced-colors:active)': {
    '&:has(:checked)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
    '&:has(:focus-visible)': { outlineColor: 'Highlight' },
  },
});

export interface ChoiceChip {
  value: string;
  label: ReactNode;
  /** Text that is read out instead of the label, which is shortened or has several lines. */
  name: string;
  /** Cannot be chosen. */
  isOff?: boolean;
}

/** A single choice shown as large buttons; for the keyboard and assistive technology a group of radio buttons. */
export function ChoiceChips(props: {
  /** Of the radio button that has the focus first. */
  id: string;
  /** Of the field, in a form that is sent without scripts. */
  name: string;
  legend: ReactNode;
  chips: readonly ChoiceChip[];
  value: string | null;
  onChange: (value: string) => void;
  /** Width of a chip at least. */
  width: string;
  align?: 'start';
  /** The code adds a small second line to the labels, for which the chips have room from the beginning. */
  mayHaveSecondLine?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** The choice is what the visitor has asked for: the server's HTML begins there. */
  isAskedFor?: boolean;
}) {
  const { id, name, legend, chips, value, onChange, width, align, mayHaveSecondLine, hint, error } = props;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  // An error summary leads to the control where the choice is made, which shows the focus.
  const target = chips.find(({ value: of }) => of === value) ?? chips.find(({ isOff }) => !isOff);
  return (
    <Fieldset aria-describedby={describedBy || undefined}>
      <Legend>{legend}</Legend>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <Chips style={{ '--chip': width } as never}>
        {chips.map((chip) => (
          <Chip
            key={chip.value}
            data-off={chip.isOff || undefined}
            data-start={align && ''}
            data-second-line={mayHaveSecondLine ? '' : undefined}
          >
            <input
              id={chip === target ? id : undefined}
              type="radio"
              name={name}
              value={chip.value}
              checked={chip.value === value}
              disabled={chip.isOff}
              aria-invalid={error ? true : undefined}
              // biome-ignore lint/a11y/noAutofocus: only in the answer to a press that asks for this choice, far down the page.
              autoFocus={chip === target && props.isAskedFor}
              // After Back, browsers would restore the choice by its position, among other days than it was made, and it
              // would be taken for input before the code.
              autoComplete="off"
              onChange={() => onChange(chip.value)}
            />
            <VisuallyHidden>
              <DataText>{chip.name}</DataText>
            </VisuallyHidden>
            <span aria-hidden="true">{chip.label}</span>
          </Chip>
        ))}
      </Chips>
      {/* Below the chips, where the room for its second line is no gap. */}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Fieldset>
  );
}

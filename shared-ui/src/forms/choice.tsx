import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../styled/styled.ts';
import { FieldError, Hint } from './field.tsx';

/**
 * Styles of a label with a checkbox or a radio button in it.
 * @param size of the box in px
 */
export const labelledBox = (size: number) =>
  ({
    cursor: 'pointer',
    '& input': {
      flex: 'none',
      width: size,
      height: size,
      margin: 0,
      accentColor: 'var(--c-primary)',
      // Browsers draw unchecked boxes of dark pages in the grey of disabled ones.
      '&:not(:checked):not(:disabled)': {
        appearance: 'none',
        border: '2px solid var(--c-muted)',
        borderRadius: 4,
        background: 'var(--c-card)',
        '&[type=radio]': { borderRadius: '50%' },
      },
    },
    '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  }) as const;

const Row = styled.label({
  ...labelledBox(22),
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minHeight: 48,
  // Labels of two lines keep a distance from the next row.
  paddingBlock: '.375rem',
});
const Fieldset = styled.fieldset({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const Legend = styled.legend({ padding: 0, fontWeight: 600 });

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode };

/** A checkbox in a 48-px row with its label. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <Row>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </Row>
  );
}

export interface RadioGroupProps {
  legend: ReactNode;
  /** Shared by the group's inputs; default: generated. */
  name?: string;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  /** Chosen value; null: none. */
  value: string | null;
  onChange: (value: string) => void;
  /** Called when the selected option is clicked again. Without it, a choice cannot be cleared. */
  onClear?: () => void;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A single choice under a legend. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  onChange,
  onClear,
  hint,
  error,
}: RadioGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Fieldset aria-describedby={describedBy || undefined}>
      <Legend>{legend}</Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {options.map((option) => (
        <Row key={option.value}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={() => option.value === value && onClear?.()}
          />
          <span>{option.label}</span>
        </Row>
      ))}
    </Fieldset>
  );
}

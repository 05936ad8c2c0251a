import type { ComponentPropsWithRef } from 'react';
import { styled } from '../styled/styled.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

const Native = styled.select({
  ...controlStyle,
  appearance: 'none',
  paddingInlineEnd: '2.5rem',
  backgroundImage:
    'linear-gradient(45deg,transparent 50%,currentColor 50%),linear-gradient(-45deg,transparent 50%,currentColor 50%)',
  backgroundSize: '7px 7px',
  backgroundPosition: 'right 21px center,right 14px center',
  backgroundRepeat: 'no-repeat',
  // Which leave out gradients: the browser draws its own arrow.
  '@media (forced-colors:active)': { appearance: 'auto' },
});

export type SelectProps = FieldProps & Omit<ComponentPropsWithRef<'select'>, 'id'>;

/** A native select with a label: `<Select label="Sort by"><option …/></Select>`. */
export function Select({ label, hint, error, optional, id, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <Native {...select} {...control} />}
    </Field>
  );
}

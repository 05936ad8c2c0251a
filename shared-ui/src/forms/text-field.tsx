import type { ComponentPropsWithRef } from 'react';
import { styled } from '../styled/styled.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';

const Input = styled.input(controlStyle);
const Area = styled.textarea({ ...controlStyle, resize: 'vertical' });

export type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id'>;

/** A labelled text input. Accepts every input attribute and a ref, so that form libraries can register it. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}

export type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id'>;

/** A labelled text area. */
export function TextArea({ label, hint, error, optional, id, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => <Area rows={4} {...input} {...control} />}
    </Field>
  );
}

import { useState } from 'react';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';
import { controlStyle, Field } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** In a narrow row and in large text the button would cover the input, so it stands below. */
const NARROW = '@container (max-width:17rem)';

const Row = styled.span({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  containerType: 'inline-size',
});
const Input = styled.input({
  ...controlStyle,
  paddingInlineEnd: 'min(9rem,45%)',
  [NARROW]: { paddingInlineEnd: '.875rem' },
});
const Toggle = styled.button({
  position: 'absolute',
  insetInlineEnd: 4,
  top: 4,
  bottom: 4,
  padding: '0 .75rem',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--c-primary)',
  fontSize: '.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  [NARROW]: { position: 'static', minHeight: 44 },
});

/** A password input with 'Show password'. Paste is allowed. Set `autoComplete`. */
export function PasswordField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <Row>
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <Toggle type="button" aria-controls={control.id} onClick={() => setShown(!shown)}>
            {shown ? messages.hidePassword : messages.showPassword}
          </Toggle>
        </Row>
      )}
    </Field>
  );
}

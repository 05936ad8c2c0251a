import { type ReactNode, useId } from 'react';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';
import { messageLang } from '../text/message-lang.en.ts';

const Root = styled.div({ display: 'flex', flexDirection: 'column', gap: '.375rem', minWidth: 0 });
const Label = styled.label({ fontWeight: 600 });
export const Hint = styled.p({ fontSize: '.875rem', color: 'var(--c-muted)' });
export const FieldError = styled.p({ fontSize: '.9375rem', fontWeight: 600, color: 'var(--c-error)' });
const Optional = styled.span({ fontWeight: 400, color: 'var(--c-muted)' });

/** Style of every text-like control. The error summary may focus elements with `data-control`. */
export const controlStyle = {
  width: '100%',
  minHeight: 48,
  padding: '.625rem .875rem',
  border: '1px solid var(--c-control)',
  borderRadius: 8,
  background: 'var(--c-card)',
  color: 'var(--c-ink)',
  '&::placeholder': { color: 'var(--c-muted)', opacity: 1 },
  '&[aria-invalid=true]': { borderColor: 'var(--c-error)', borderWidth: 2 },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
} as const;

export interface FieldProps {
  label: ReactNode;
  /** Help below the label. */
  hint?: ReactNode;
  /** Message of a failed rule; sets `aria-invalid` and describes the control. */
  error?: ReactNode;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
  /** Id of the control; default: generated. Give one where an error summary links to it. */
  id?: string;
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint, control and error with their ARIA relations. For the controls of this package. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  children,
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const generated = useId();
  const own = id ?? generated;
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={own}>
        {label}
        {optional && <Optional> {messages.optional}</Optional>}
      </Label>
      {hint && <Hint id={`${own}-hint`}>{hint}</Hint>}
      {children({
        id: own,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <FieldError id={`${own}-error`} lang={messageLang(error)}>
          {error}
        </FieldError>
      )}
    </Root>
  );
}

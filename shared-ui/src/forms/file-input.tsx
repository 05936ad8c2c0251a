import { type ChangeEvent, type ReactNode, useId } from 'react';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';
import { FieldError, Hint } from './field.tsx';

const Root = styled.div({ display: 'flex', flexDirection: 'column', gap: '.375rem' });
/**
 * The native input covers the visible button, so that focus, drag and drop, keyboard and screen readers work
 * natively.
 */
const Zone = styled.div({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 56,
  padding: '.75rem 1rem',
  border: '2px dashed var(--c-control)',
  borderRadius: 12,
  color: 'var(--c-primary)',
  fontWeight: 700,
  '&:hover': { background: 'var(--c-tint)' },
  '&:focus-within': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '& input:disabled': { cursor: 'not-allowed' },
});

export interface FileInputProps {
  /** Which files to choose; part of the input's accessible name ("Choose files, Academic documents"). */
  label: string;
  /**
   * Files just chosen or dropped; never empty. The input is reset each time, so that the same file can be chosen
   * again.
   */
  onFiles: (files: File[]) => void;
  /** e.g. `.jpg,.jpeg,.png,.pdf` */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string;
  /** Visible text of the button; default 'Choose files'. */
  buttonText?: string;
}

/** A file picker. The caller shows the chosen files. */
export function FileInput({
  label,
  onFiles,
  accept,
  multiple,
  disabled,
  hint,
  error,
  id,
  buttonText = messages.chooseFiles,
}: FileInputProps) {
  const generated = useId();
  const own = id ?? generated;
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <Root>
      {hint && <Hint id={`${own}-hint`}>{hint}</Hint>}
      <Zone>
        <span aria-hidden="true">{buttonText}</span>
        <input
          id={own}
          type="file"
          aria-label={`${buttonText}, ${label}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={pick}
        />
      </Zone>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </Root>
  );
}

import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';
import { messageLang } from '../text/message-lang.en.ts';

const Root = styled.div({
  // In large text on a phone the words need the room.
  padding: '1rem min(1.25rem,4vw)',
  border: '3px solid var(--c-error)',
  borderRadius: 12,
  background: 'var(--c-errorTint)',
  '& h2': { fontSize: '1.3rem' },
  '& ul': { paddingInlineStart: 'min(1.2rem,6vw)', marginTop: '.5rem' },
  '& a': { color: 'var(--c-error)', fontWeight: 600 },
});

export interface ErrorSummaryProps {
  /** `field`: id of the control; absent for messages about the whole form. Use the same text as at the field. */
  errors: readonly { field?: string; message: string }[];
  /** Changes with every failed submit, which moves the focus here. */
  attempt: number;
  title?: string;
}

/** The errors of a failed submit, with links to the fields (after GOV.UK). Renders nothing without errors. */
export function ErrorSummary({ errors, attempt, title = messages.thereIsAProblem }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const focused = useRef(0);
  // Without dependencies: form libraries may report the attempt before its errors. In the frame that shows it: the next
  // Tab starts here.
  useLayoutEffect(() => {
    if (attempt <= focused.current || !root.current) return;
    focused.current = attempt;
    root.current.focus();
  });
  if (errors.length === 0) return null;
  const focusField = (event: MouseEvent, field: string) => {
    const control = document.getElementById(field);
    if (!control) return;
    event.preventDefault();
    control.scrollIntoView?.({ block: 'center' });
    control.focus({ preventScroll: true });
  };
  return (
    // Read out when it gets the focus, and not again with each field that is corrected.
    <Root
      ref={root}
      role="alert"
      aria-live="off"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}l`}
    >
      <h2 id={id}>{title}</h2>
      <ul id={`${id}l`}>
        {errors.map(({ field, message }) => (
          <li key={field + message} lang={messageLang(message)}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

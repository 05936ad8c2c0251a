import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { messages } from '../messages.en.ts';

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1rem',
  padding: '2.5rem 1rem',
  textAlign: 'center',
  border: '1px dashed var(--c-control)',
  borderRadius: 16,
  '& > p': { fontSize: '1.125rem', maxWidth: '48ch' },
});
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', justifyContent: 'center' });

/** Nothing to show: the text of the specification and one useful action. */
export function EmptyState({ message, action }: { message: ReactNode; action?: ReactNode }) {
  return (
    <Root role="status">
      <p>{message}</p>
      {action}
    </Root>
  );
}

export interface ErrorStateProps {
  message: ReactNode;
  /** Tries again without a reload; absent: no Retry is offered. */
  onRetry?: () => void;
  retrying?: boolean;
  /** A way home, e.g. `<Button component={Link} to="/">`. */
  action?: ReactNode;
}

/** A failed area: message, Retry, a way home. Everything around it stays usable. */
export function ErrorState({ message, onRetry, retrying, action }: ErrorStateProps) {
  return (
    <Root role="alert">
      <p>{message}</p>
      <Actions>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry} loading={retrying}>
            {messages.retry}
          </Button>
        )}
        {action}
      </Actions>
    </Root>
  );
}

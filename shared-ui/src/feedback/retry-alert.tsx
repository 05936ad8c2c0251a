import type { ReactNode } from 'react';
import { Alert, Button } from 'shared-ui';
import { messages } from './messages.en.ts';

/** A failure in a line, with Retry: where the rest of the page does not need what failed. */
export const RetryAlert = ({
  severity = 'error',
  onRetry,
  children,
}: {
  severity?: 'error' | 'warning';
  onRetry: () => void;
  children: ReactNode;
}) => (
  <Alert
    severity={severity}
    action={
      <Button size="s" onClick={onRetry}>
        {messages.retry}
      </Button>
    }
  >
    {children}
  </Alert>
);

import type { ReactNode } from 'react';
import { Alert, Button } from 'shared-ui';
import { messages } from './messages.en.ts';

/** A failure with Retry, for parts that the rest of the page does not need. */
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

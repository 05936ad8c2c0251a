import type { ReactNode } from 'react';
import { Alert, Retry } from 'shared-ui';

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
  <Alert severity={severity} action={<Retry size="s" onRetry={onRetry} />}>
    {children}
  </Alert>
);

import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from 'shared-ui';

export interface QueryViewProps<T> {
  /** A query's result; undefined `data` means that there is none yet. */
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** Shown until there is an answer, e.g. `<Loading />` of `shared-ui/loading`. */
  loading: ReactNode;
  /** Text of a failure. It is shown with Retry. */
  failure: (error: unknown) => ReactNode;
  /** What to show for null, a list without records or a page without results: a text, or an element of its own. */
  empty: ReactNode;
  /** A way on, beside Retry and below the empty text. */
  action?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}

/** The four states of a query: loading, failed, empty, content. Existing data stays visible while it is refetched. */
export function QueryView<T>({
  query: { data, error, refetch },
  loading,
  failure,
  empty,
  action,
  children,
}: QueryViewProps<T>) {
  if (data === undefined)
    return error ? <ErrorState message={failure(error)} onRetry={refetch} action={action} /> : loading;
  if (data && hasRecords(data)) return children(data);
  return typeof empty === 'string' ? <EmptyState message={empty} action={action} /> : empty;
}

/** True also for a single record, which has no length. */
const hasRecords = (data: { length?: number; results?: readonly unknown[] }) =>
  (data.results ?? data).length !== 0;

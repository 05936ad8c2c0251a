import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from 'shared-ui';

/** What `QueryView` needs of a query's result; undefined `data` means that there is none yet. */
export interface ViewedQuery<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface QueryViewProps<T> {
  query: ViewedQuery<T>;
  /** Shown until there is an answer, e.g. `<Loading />` of `shared-ui/loading`. */
  loading: ReactNode;
  /** Text of a failure, or how to tell it from the error. It is shown with Retry. */
  failure: ReactNode | ((error: unknown) => ReactNode);
  /** What to show for an answer without content: a text, or an element of its own. */
  empty: ReactNode;
  /** Default: null, a list without records, and a page without results are empty. */
  isEmpty?: (data: NonNullable<T>) => boolean;
  /** A way on, beside Retry and below the empty text. */
  action?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}

const hasNoRecords = (data: { length?: number; results?: readonly unknown[] }) =>
  (data.results ?? data).length === 0;

/** The four states of a query: loading, failed, nothing, content. Data that is there stays while it is fetched anew. */
export function QueryView<T>({
  query: { data, error, refetch },
  loading,
  failure,
  empty,
  isEmpty = hasNoRecords as (data: NonNullable<T>) => boolean,
  action,
  children,
}: QueryViewProps<T>) {
  if (data === undefined) {
    if (!error) return loading;
    const message = typeof failure === 'function' ? failure(error) : failure;
    return <ErrorState message={message} onRetry={() => void refetch()} action={action} />;
  }
  if (data !== null && !isEmpty(data as NonNullable<T>)) return children(data as NonNullable<T>);
  return typeof empty === 'string' ? <EmptyState message={empty} action={action} /> : empty;
}

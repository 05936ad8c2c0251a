import type { QueryClient } from 'shared-api';
import type { PrefetchResult } from 'shared-shell';

/** Query options of `shared-api`. */
interface PrefetchedQuery {
  queryKey: readonly unknown[];
}

/**
 * Runs a page's queries side by side and derives the HTTP status from the first: 200 with data, 404 when the API
 * answered that there is no such record (null), 503 when it did not answer. The other queries do not matter to it: the
 * page shows their failures in place.
 */
export async function prefetchPage(
  queryClient: QueryClient,
  main: PrefetchedQuery,
  ...others: readonly PrefetchedQuery[]
): Promise<PrefetchResult> {
  await prefetchAll(queryClient, [main, ...others]);
  const data = queryClient.getQueryData(main.queryKey);
  return { status: data === undefined ? 503 : data === null ? 404 : 200 };
}

/** Runs queries side by side whose failures the page shows in place. */
export async function prefetchAll(
  queryClient: QueryClient,
  queries: readonly PrefetchedQuery[],
): Promise<void> {
  await Promise.all(
    queries.map((query) => queryClient.prefetchQuery(query as Parameters<QueryClient['prefetchQuery']>[0])),
  );
}

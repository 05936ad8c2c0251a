import type { QueryClient } from 'shared-api';
import type { PrefetchResult } from 'shared-shell';

type Query = Parameters<QueryClient['prefetchQuery']>[0];

/**
 * Runs a page's queries side by side and derives the HTTP status from the first: 200 with data, 404 when the API
 * answered that there is no such record (null), 503 when it did not answer. The other queries do not matter to it: the
 * page shows their failures in place.
 */
export async function prefetchPage(
  queryClient: QueryClient,
  main: Query,
  ...others: readonly Query[]
): Promise<PrefetchResult> {
  await Promise.all([main, ...others].map((query) => queryClient.prefetchQuery(query)));
  const data = queryClient.getQueryData(main.queryKey);
  return { status: data === undefined ? 503 : data === null ? 404 : 200 };
}

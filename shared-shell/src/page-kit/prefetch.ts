import { isNotFound, type QueryClient } from 'shared-api';
import { sitePath } from 'shared-language';
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

/**
 * `prefetchPage` of a list whose page is in the address (`?page=9`). A page after the last one, as in a link to a list
 * that has become shorter, leads to the first.
 * @param url of the page view
 */
export async function prefetchListPage(
  queryClient: QueryClient,
  url: URL,
  main: PrefetchedQuery,
  ...others: readonly PrefetchedQuery[]
): Promise<PrefetchResult> {
  const result = await prefetchPage(queryClient, main, ...others);
  const query = new URLSearchParams(url.search);
  if (!query.has('page') || !isNotFound(queryClient.getQueryState(main.queryKey)?.error)) return result;
  query.delete('page');
  const rest = query.toString();
  return { redirect: sitePath(url.pathname) + (rest && `?${rest}`) };
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

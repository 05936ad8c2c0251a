import { createQueryClient, type QueryClient } from 'shared-api';

type Query = Parameters<QueryClient['fetchQuery']>[0];

/**
 * Every page of a list, for sitemaps and feeds. `query` returns the query of a page by the `next` link of the
 * previous one, or by null for the first. A link that was followed before ends the list.
 * @throws ApiError when a page cannot be read: callers keep the last whole list instead of a shorter one.
 */
export async function* everyPage<P extends { next: string | null }>(
  query: (link: string | null) => unknown,
  { signal, limit = 50 }: { signal: AbortSignal; limit?: number },
): AsyncGenerator<P> {
  const client = createQueryClient();
  const followed = new Set<string | null>();
  let link: string | null = null;
  do {
    followed.add(link);
    const page = (await client.fetchQuery(query(link) as Query)) as P;
    client.clear();
    yield page;
    link = page.next;
  } while (link && !followed.has(link) && followed.size < limit && !signal.aborted);
}

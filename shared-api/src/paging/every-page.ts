import { createQueryClient, type QueryClient } from 'shared-api';

type Query = Parameters<QueryClient['fetchQuery']>[0];

/**
 * Every page of a list in turn, for what the server makes of whole lists (sitemap, feeds). `query` gives the query of a
 * page by the `next` link of the one before it; null asks for the first. A link that comes a second time ends the list.
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

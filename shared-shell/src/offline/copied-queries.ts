import { existingCache } from './copies.ts';
import { jsonIn, PAGE_DATA_ID } from './page-json.ts';
import { CACHES } from './protocol.ts';

/** An answer that a page on the device has, as it was read when the page was stored. */
export interface CopiedQuery {
  /** Path of the page, with query and language. */
  path: string;
  queryKey: readonly unknown[];
  data: unknown;
}

/** The answers in the pages on this device, those of kept pages first. Copies that cannot be read are left out. */
export async function copiedQueries(): Promise<CopiedQuery[]> {
  const found = await Promise.all([CACHES.kept, CACHES.visited].map(queriesIn));
  return found.flat();
}

async function queriesIn(name: string): Promise<CopiedQuery[]> {
  const cache = await existingCache(name).catch(() => null);
  if (!cache) return [];
  const copies = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = await (await cache.match(request))?.text();
      const { pathname, search } = new URL(request.url);
      return html ? queriesOf(pathname + search, html) : [];
    }),
  ).catch(() => []);
  return copies.flat();
}

function queriesOf(path: string, html: string): CopiedQuery[] {
  try {
    const page = jsonIn(html, PAGE_DATA_ID) as {
      queryState?: { queries?: { queryKey: readonly unknown[]; state: { data?: unknown } }[] };
    } | null;
    return (page?.queryState?.queries ?? []).flatMap(({ queryKey, state: { data } }) =>
      data == null ? [] : [{ path, queryKey, data }],
    );
  } catch {
    return [];
  }
}

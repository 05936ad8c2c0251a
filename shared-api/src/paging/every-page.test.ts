import { everyPage } from './every-page.ts';

/** A list whose pages are named by their links; the first by null. */
const list = (next: Record<string, string | null>) => (link: string | null) => ({
  queryKey: [link],
  queryFn: async () => ({ name: link ?? 'first', next: next[link ?? 'first'] ?? null }),
});
const read = async (
  query: ReturnType<typeof list>,
  limit?: number,
  signal = new AbortController().signal,
) => {
  const names: string[] = [];
  for await (const { name } of everyPage<{ name: string; next: string | null }>(query, { signal, limit }))
    names.push(name);
  return names;
};

test('follows next from page to page', async () => {
  expect(await read(list({ first: 'b', b: 'c' }))).toEqual(['first', 'b', 'c']);
});

test('ends at a link that was followed before, and at its limit', async () => {
  expect(await read(list({ first: 'b', b: 'c', c: 'b' }))).toEqual(['first', 'b', 'c']);
  expect(await read(list({ first: 'b', b: 'c', c: 'd' }), 2)).toEqual(['first', 'b']);
});

test('ends when it is aborted', async () => {
  expect(await read(list({ first: 'b' }), undefined, AbortSignal.abort())).toEqual(['first']);
});

test('fails with the page that cannot be read', async () => {
  const query = (link: string | null) => ({
    queryKey: [link],
    retry: false,
    queryFn: async () => {
      if (link) throw new Error('down');
      return { name: 'first', next: 'b' };
    },
  });
  await expect(read(query as never)).rejects.toThrow('down');
});

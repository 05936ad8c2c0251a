/** @jest-environment node */
import { copiedQueries } from './copied-queries.ts';
import { PAGE_DATA_ID } from './page-json.ts';
import { CACHES } from './protocol.ts';

/** A page whose data has these answers, by key. */
const page = (answers: Record<string, unknown>) =>
  `<body><script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify({
    set: 1,
    queryState: {
      queries: Object.entries(answers).map(([key, data]) => ({ queryKey: [key], state: { data } })),
    },
  })}</script></body>`;

/** `caches` with pages: cache → path → text. */
function give(pages: Record<string, Record<string, string>>) {
  const open = async (name: string) => ({
    keys: async () =>
      Object.keys(pages[name] ?? {}).map((path) => new Request(new URL(path, 'https://www.example.org'))),
    match: async ({ url }: Request) => new Response(pages[name]?.[new URL(url).pathname]),
  });
  Object.assign(globalThis, { caches: { open, has: async (name: string) => name in pages } });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

test('answers are found in kept and opened pages, the kept ones first', async () => {
  give({
    [CACHES.visited]: { '/a': page({ one: 1, none: null }) },
    [CACHES.kept]: { '/b': page({ two: 2 }) },
  });
  expect(await copiedQueries()).toEqual([
    { path: '/b', queryKey: ['two'], data: 2 },
    { path: '/a', queryKey: ['one'], data: 1 },
  ]);
});

test('pages without data, and damaged ones, are left out', async () => {
  give({
    [CACHES.visited]: {
      '/a': '<body>',
      '/b': `<script type="application/json" id="${PAGE_DATA_ID}">{</script>`,
      '/c': page({ one: 1 }),
    },
  });
  expect(await copiedQueries()).toEqual([{ path: '/c', queryKey: ['one'], data: 1 }]);
});

test('where nothing can be stored there is nothing', async () => {
  expect(await copiedQueries()).toEqual([]);
});

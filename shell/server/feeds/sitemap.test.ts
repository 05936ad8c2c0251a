/** @jest-environment node */
import { createSitemap } from './sitemap.ts';
import { sitemapXml } from './sitemap-xml.ts';

jest.mock('./sitemap-xml.ts', () => {
  const original = jest.requireActual('./sitemap-xml.ts');
  return { ...original, sitemapXml: jest.fn(original.sitemapXml) };
});

const route = (path: string, unlisted = false) => ({ path, page: 'p', unlisted });

type ListPages = () => Promise<{ path: string; lastmod?: string }[]>;

function aRemote(name: string, routes: ReturnType<typeof route>[], sitemap: ListPages) {
  return { name, descriptor: { routes }, page: {}, bundle: { config: { routes }, sitemap } };
}

/** A sitemap of a remote with the given list of pages, and of others. */
function sitemapOf(list: ListPages, ...others: ReturnType<typeof aRemote>[]) {
  const routes = [route('/blog'), route('/blog/:id'), route('/login', true)];
  const remotes = [aRemote('mfe-a', routes, list), ...others];
  return createSitemap({
    follower: { current: () => ({ number: 1, remotes }) },
    config: { publicUrl: 'https://www.example.org', apiBaseUrl: '' },
    render: { createServerApi: () => ({}) },
    apiBaseUrl: '',
    telemetry: { event() {}, error() {} },
  } as never);
}
const addresses = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

afterEach(() => jest.useRealTimers());

test('fixed pages and pages listed by the remote appear once each, with a date only where one is known', async () => {
  const xml = await sitemapOf(async () => [
    { path: '/blog' },
    { path: '/blog/1', lastmod: '2026-05-07' },
    { path: '/blog/2&3' },
  ]).index();
  expect(addresses(xml)).toEqual([
    'https://www.example.org/blog',
    'https://www.example.org/blog/1',
    'https://www.example.org/blog/2&#38;3',
  ]);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-05-07']);
});

test('the file is written once for a list, which takes milliseconds', async () => {
  const sitemap = sitemapOf(async () => [{ path: '/blog/1' }]);
  const first = await sitemap.index();
  const written = jest.mocked(sitemapXml).mock.calls.length;
  expect(await sitemap.index()).toBe(first);
  expect(jest.mocked(sitemapXml).mock.calls).toHaveLength(written);
});

test('more than 50,000 pages are split into several files with an index', async () => {
  const sitemap = sitemapOf(async () =>
    Array.from({ length: 100_000 }, (_, id) => ({ path: `/course_details/${id}` })),
  );
  const files = addresses(await sitemap.index());
  expect(files).toEqual([1, 2, 3].map((n) => `https://www.example.org/sitemap-${n}.xml`));
  const listed = (await Promise.all([1, 2, 3].map(sitemap.part))).map((xml) => addresses(xml).length);
  expect(listed).toEqual([50_000, 50_000, 1]);
  for (const wrong of [0, 4, 1.5, Number.NaN]) expect(await sitemap.part(wrong)).toBeNull();
});

test('during an outage the last list is kept, and a new one is read soon after it', async () => {
  jest.useFakeTimers();
  let listPages = async () => [{ path: '/blog/1' }];
  const sitemap = sitemapOf(() => listPages());
  const known = ['https://www.example.org/blog', 'https://www.example.org/blog/1'];
  expect(addresses(await sitemap.index())).toEqual(known);
  listPages = async () => {
    throw new Error('503');
  };
  jest.advanceTimersByTime(11 * 60_000);
  expect(addresses(await sitemap.index())).toEqual(known);
  listPages = async () => [{ path: '/blog/1' }, { path: '/blog/2' }];
  jest.advanceTimersByTime(31_000);
  expect(addresses(await sitemap.index())).toEqual([...known, 'https://www.example.org/blog/2']);
});

test('while a remote does not answer, the earlier file is sent soon', async () => {
  jest.useFakeTimers();
  let list: ListPages = async () => [{ path: '/blog/1' }];
  const sitemap = sitemapOf(() => list());
  const before = await sitemap.index();
  list = () => new Promise(() => {});
  jest.advanceTimersByTime(11 * 60_000);
  const after = sitemap.index();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await Promise.race([after, 'still waits'])).toBe(before);
});

test.each<[string, ListPages]>([
  [
    'throws before its first promise',
    () => {
      throw new TypeError('x is undefined');
    },
  ],
  ['rejects', () => Promise.reject(new Error('503'))],
  ['resolves to something else', async () => ({ results: [] }) as never],
  ['lists entries without a path', async () => [null, {}] as never],
])('a remote whose list %s does not take the pages of others with it', async (_what, list) => {
  const sitemap = sitemapOf(async () => [{ path: '/blog/1' }], aRemote('mfe-b', [route('/events')], list));
  expect(addresses(await sitemap.index())).toEqual(
    ['/blog', '/events', '/blog/1'].map((path) => `https://www.example.org${path}`),
  );
});

/** @jest-environment node */
import { emptyPack } from 'shared-content';
import type { ServedSet } from '../releases/served-set.ts';
import type { RenderedDocument } from './document/rendered-document.ts';
import { createPageService } from './page-service.ts';

const config = {
  apiBaseUrl: 'https://api.example.org',
  publicUrl: 'https://www.example.org',
  flags: {},
} as never;
type VisitorSet = ServedSet & { variant: string };
const served: VisitorSet = {
  number: 1,
  variant: '',
  remotes: [],
  canaries: [],

  problems: [],
};
const address = new URL('https://www.example.org/blog');

/** Sizes of the files that the server has. */
const sizes: Record<string, number> = {
  '/releases/shell/1/web/early.js': 2_000,
  '/releases/shell/1/web/main.js': 100_000,
  '/releases/shell/1/web/fonts/text.woff2': 30_000,
  '/releases/shell/1/web/fonts/heading.woff2': 20_000,
  '/own.jpg': 50_000,
};

const htmlOf = async ({ body }: RenderedDocument) => (await body.sentTo(undefined)).bytes.toString();

/** A page service; the test changes what it renders next. */
function serviceOf(ttlSeconds: number, maxCacheBytes?: number) {
  const next = {
    h1: 'first',
    status: 200,
    cacheable: true,
    redirect: undefined as string | undefined,
    counts: true,
    /** What the rendering waits for. */
    data: async () => {},
  };
  const meta = { title: 'Title', image: undefined as string | undefined };
  /** Queries of the rendered pages, in order. */
  const rendered: string[] = [];
  const renderingOf = ({ search }: URL) => {
    const number = rendered.push(search);
    return next.counts ? `<p>${number}</p>` : '';
  };
  const render = {
    matchRoute: () => ({
      remote: 'mfe-a',
      route: { page: 'list', path: '/blog', query: ['page', 'topic'], scripts: [], styles: [], widgets: [] },
    }),
    renderServerPage: async ({ url }: { url: URL }) => {
      await next.data();
      return {
        status: next.status,
        redirect: next.redirect,
        html: `<h1>${next.h1}</h1>${renderingOf(url)}`,
        styles: [],
        meta,
        queryState: { queries: [{ dehydratedAt: Date.now() }], mutations: [] },
        cacheable: next.cacheable,
      };
    },
    fontFaceCss: (urls: object) => Object.values(urls).join(),
    brandCss: () => '',
    fullTitle: (title: string) => title,
    shareTitle: (title: string) => title,
  };
  const pack = { version: 'one' };
  const errors: unknown[] = [];
  const service = createPageService({
    render,
    manifest: { entry: 'web/main.js', scripts: [], early: 'web/early.js', lowData: 'web/low.js', files: {} },
    shellBase: '/releases/shell/1',
    config,
    content: { current: () => ({ pack: emptyPack, version: pack.version }) },
    apiBaseUrl: 'https://api.example.org',
    telemetry: { event() {}, error: (error: unknown) => errors.push(error) },
    sizeOf: async (file: string) => sizes[file] ?? null,
    ttlSeconds,
    maxCacheBytes,
  } as never);
  const html = async (url = address, set: VisitorSet = served, lowData = false) =>
    htmlOf((await service.get(url, set, lowData)).document);
  return { next, meta, html, errors, pack, service, rendered };
}

afterEach(() => jest.useRealTimers());

test('a cached page stays fresh for its time, then is served stale while it is rendered again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { next, html, service } = serviceOf(30);
  const cache = async () => (await service.get(address, served)).cache;
  expect(await cache()).toBe('rendered');
  next.h1 = 'second';
  jest.advanceTimersByTime(29_000);
  expect(await html()).toContain('first');
  expect(await cache()).toBe('fresh');
  jest.advanceTimersByTime(2_000);
  expect(await cache()).toBe('stale');
  await until(async () => (await html()).includes('second'));
});

test('a cached page becomes stale also after the clock was set back', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { service } = serviceOf(30);
  const cache = async () => (await service.get(address, served)).cache;
  expect(await cache()).toBe('rendered');
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(31_000);
  expect(await cache()).toBe('stale');
});

test('the stale page is served during an outage and replaced after it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { next, html } = serviceOf(30);
  await html();
  jest.advanceTimersByTime(31_000);
  Object.assign(next, { h1: 'failed', status: 503, cacheable: false });
  for (let view = 0; view < 3; view++) {
    expect(await html()).toContain('first');
    await settled();
  }
  Object.assign(next, { h1: 'back', status: 200, cacheable: true });
  await until(async () => (await html()).includes('back'));
});

test('a page that nobody has viewed for a while is rendered before it is served', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { next, html, service, rendered } = serviceOf(30);
  await html();
  next.h1 = 'second';
  jest.advanceTimersByTime(631_000);
  const [first, other] = await Promise.all([service.get(address, served), service.get(address, served)]);
  expect([first.cache, other.cache]).toEqual(['rendered', 'rendered']);
  expect(await htmlOf(first.document)).toContain('second');
  expect((await service.get(address, served)).cache).toBe('fresh');
  expect(rendered).toHaveLength(2);
});

test.each([
  ['has no data', { status: 503, cacheable: false }],
  ['throws', { data: () => Promise.reject(new Error('no render bundle')) }],
  ['takes long', { data: () => new Promise<never>(() => {}) }],
])('an old page is served when its rendering %s', async (_case, rendering) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { next, html, service } = serviceOf(30);
  await html();
  jest.advanceTimersByTime(631_000);
  Object.assign(next, { h1: 'failed' }, rendering);
  const { document, cache } = await service.get(address, served);
  expect([cache, await htmlOf(document)]).toEqual(['stale', expect.stringContaining('first')]);
});

test('a page is compressed in little time at first, and well when it is viewed again or renewed', async () => {
  const { html, service } = serviceOf(30);
  const encoding = async (set = served) =>
    (await (await service.get(address, set)).document.body.sentTo('br, zstd')).encoding;
  expect(await encoding()).toBe('zstd');
  await until(async () => (await encoding()) === 'br');
  const first = await html();
  await service.renew([setOf(2, '2')]);
  expect(await encoding(setOf(2, '2'))).toBe('br');
  expect(await html()).not.toBe(first);
});

test('a cached page that now redirects is removed from the cache', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { next, html } = serviceOf(30);
  await html();
  jest.advanceTimersByTime(31_000);
  next.redirect = '/elsewhere';
  await until(async () => (await html()) === '');
});

test('a private page is rendered for each request, also where an earlier version of it was public', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { next, html, service } = serviceOf(30);
  await html();
  expect(service.cachedPages()).toBe(1);
  next.h1 = 'private';
  const later = setOf(2, '2', { pages: { list: { private: true } } });
  await until(async () => (await html(address, later)).includes('private'));
  for (const lowData of [false, true]) {
    const first = await service.get(address, later, lowData);
    const second = await service.get(address, later, lowData);
    expect([first.cache, second.cache]).toEqual(['rendered', 'rendered']);
    expect(second.document).toMatchObject({ private: true, cacheable: false });
  }
  expect(service.cachedPages()).toBe(0);
});

test('a failed page is not cached', async () => {
  const { next, html } = serviceOf(30);
  Object.assign(next, { h1: 'failed', status: 503, cacheable: false });
  expect(await html()).toContain('failed');
  Object.assign(next, { h1: 'back', status: 200, cacheable: true });
  expect(await html()).toContain('back');
});

test('a sharing picture that social networks cannot show is replaced by one with the title', async () => {
  const { meta, html } = serviceOf(0);
  const sharing = async () => /og:image" content="([^"]*)/.exec(await html())?.[1];
  const drawn = await sharing();
  expect(drawn).toMatch(/^https:\/\/www\.example\.org\/sharing-pictures\/blog\.png\?v=[0-9a-f]{8}$/);
  meta.image = 'https://api.example.org/media/event.svg?v=2';
  expect(await sharing()).toBe(drawn);
  meta.title = 'Another title';
  expect(await sharing()).not.toBe(drawn);
  meta.image = 'https://api.example.org/media/event.jpg';
  expect(await sharing()).toBe(meta.image);
  meta.image = '/assets/uk.png';
  expect(await sharing()).toBe('https://www.example.org/assets/uk.png');
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
async function until(condition: () => Promise<boolean>) {
  for (let tries = 0; tries < 2_000; tries++) {
    if (await condition()) return;
    await settled();
  }
  throw new Error('the condition was never true');
}

/** A set with one remote, which owns every page. */
const setOf = (
  number: number,
  version: string,
  change: { disabled?: true; condemned?: ServedSet['condemned']; pages?: object } = {},
) =>
  ({
    ...served,
    number,
    condemned: change.condemned,
    remotes: [
      {
        name: 'mfe-a',
        version,
        bundle: { pages: change.pages ?? {} },
        descriptor: {
          entry: { file: 'entry.js' },
          scripts: [],
          files: {},
          widgets: [],
          redirects: [],
          feeds: [],
        },
        page: { name: 'mfe-a', base: '/releases/mfe-a', disabled: change.disabled, nav: [], widgets: [] },
      },
    ],
  }) as unknown as VisitorSet;

test('after a release the earlier page is served until the new one is rendered', async () => {
  const { next, html } = serviceOf(30);
  expect(await html(address, setOf(1, '1'))).toContain('first');
  next.h1 = 'second';
  expect(await html(address, setOf(2, '2'))).toContain('first');
  await until(async () => (await html(address, setOf(2, '2'))).includes('second'));
});

test('a release during an outage of the API keeps the earlier pages', async () => {
  const { next, html } = serviceOf(30);
  await html(address, setOf(1, '1'));
  Object.assign(next, { h1: 'failed', status: 503, cacheable: false });
  for (let view = 0; view < 3; view++) {
    expect(await html(address, setOf(2, '2'))).toContain('first');
    await settled();
  }
});

test.each([
  [
    'a version that was rolled back',
    setOf(2, '0', {
      condemned: { 'mfe-a': [{ version: '1', reason: '', by: '', at: '', automatic: true }] },
    }),
  ],
  ['a disabled remote', setOf(2, '1', { disabled: true })],
])('a cached page with %s is not served any more', async (_case, next) => {
  const page = serviceOf(30);
  await page.html(address, setOf(1, '1'));
  page.next.h1 = 'second';
  expect(await page.html(address, next)).toContain('second');
  expect(await page.html(address, next)).toContain('second');
  expect(page.rendered).toHaveLength(2);
});

test('a cached page of a closed area is not served once the area is open, in the same set as well', async () => {
  const { next, html, rendered } = serviceOf(30);
  Object.assign(next, { h1: 'closed', status: 503 });
  await html(address, setOf(1, '1', { disabled: true }));
  expect(await html(address, setOf(1, '1', { disabled: true }))).toContain('closed');
  expect(rendered).toHaveLength(1);
  Object.assign(next, { h1: 'open', status: 200 });
  expect(await html(address, setOf(1, '1'))).toContain('open');
  expect(await html(address, setOf(1, '1'))).toContain('open');
  expect(rendered).toHaveLength(2);
});

test('after a release the most viewed pages are rendered first, without a visitor', async () => {
  const { html, service, rendered } = serviceOf(30);
  for (const [page, views] of [
    ['1', 1],
    ['2', 3],
    ['3', 2],
  ] as const)
    for (let view = 0; view <= views; view++) await html(withQuery(`?page=${page}`), setOf(1, '1'));
  rendered.length = 0;
  await service.renew([setOf(2, '2')]);
  expect(rendered).toEqual(['?page=2', '?page=3', '?page=1']);
  await html(withQuery('?page=2'), setOf(2, '2'));
  expect(rendered).toHaveLength(3);
});

test('a new content pack renews cached pages at once', async () => {
  const { next, html, pack } = serviceOf(30);
  expect(await html()).toContain('first');
  next.h1 = 'second';
  expect(await html()).toContain('first');
  pack.version = 'two';
  expect(await html()).toContain('second');
});

test('a new content pack during an outage of the API keeps the earlier pages', async () => {
  const { next, html, pack } = serviceOf(30);
  await html();
  Object.assign(next, { h1: 'failed', status: 503, cacheable: false });
  pack.version = 'two';
  expect(await html()).toContain('first');
});

const withQuery = (query: string) => new URL(`https://www.example.org/blog${query}`);

test('parameters of tracking and strangers, and another order, do not make new pages', async () => {
  const { html, service, rendered } = serviceOf(30);
  const page = await html(withQuery('?page=2&topic=visa'));
  for (const query of [
    '?topic=visa&page=2',
    '?gclid=1&page=2&topic=visa',
    '?x=1&topic=visa&utm_source=a&page=2',
  ])
    expect(await html(withQuery(query))).toBe(page);
  expect(rendered).toEqual(['?page=2&topic=visa']);
  await html(withQuery('?page=3&topic=visa'));
  expect(service.cachedPages()).toBe(2);
});

test('a redirect keeps the parameters that the page does not know', async () => {
  const { next, service } = serviceOf(30);
  next.redirect = '/elsewhere?page=2';
  const { document } = await service.get(withQuery('?gclid=1&page=2'), served);
  expect(document.redirect).toBe('/elsewhere?page=2&gclid=1');
});

test('the Nepali home page has one address (ROUTE-22)', async () => {
  const { service } = serviceOf(30);
  const nepali = { ...served, languages: { ne: { ...served, language: 'ne' } } } as VisitorSet;
  const answer = async (path: string) => {
    const { document } = await service.get(new URL(path, 'https://www.example.org'), nepali);
    return [document.status, document.redirect];
  };
  expect(await answer('/ne/?utm_source=a')).toEqual([301, '/ne?utm_source=a']);
  expect(await answer('/ne')).toEqual([200, undefined]);
});

test('a page that is rendered again with the same content keeps its tag, so that browsers get 304', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'], now: 0 });
  const { next, service, rendered, meta } = serviceOf(30);
  const tag = async (wanted: number) => {
    await until(async () => (await service.get(address, served)) && rendered.length === wanted);
    await settled();
    return (await service.get(address, served)).document.body.etag;
  };
  next.counts = false;
  const first = await tag(1);
  jest.advanceTimersByTime(31_000);
  expect(await tag(2)).toBe(first);
  meta.title = 'Another title';
  jest.advanceTimersByTime(31_000);
  expect(await tag(3)).not.toBe(first);
});

test('a flood of addresses does not grow the memory beyond the limit', async () => {
  const limit = 100_000;
  const { html, service } = serviceOf(30, limit);
  for (let n = 0; n < 300; n++) await html(withQuery(`?page=${n}`));
  expect(service.cachedPages()).toBeGreaterThan(10);
  // Each entry takes at least 1 kB.
  expect(service.cachedPages()).toBeLessThanOrEqual(limit / 1_000);
});

test('a page with low data is a document of its own: without fonts, with its script, beside the full one', async () => {
  const { html } = serviceOf(30);
  const full = await html();
  const low = await html(address, served, true);
  expect(full).toContain('/web/fonts/text.woff2');
  expect(full).toContain('"lowData":"off"');
  expect(low).toContain('<html lang="en" data-low-data>');
  expect(low).not.toContain('woff2');
  expect(low).toContain('<link rel="icon" href="data:,">');
  expect(low).toContain('<script defer src="/releases/shell/1/web/low.js"');
  expect(low).toContain('"lowData":"on"');
  expect([await html(), await html(address, served, true)]).toEqual([full, low]);
});

test('a page with low data names what the full page weighs: its document and files, and how many are unknown', async () => {
  const { html, service, next } = serviceOf(30);
  next.h1 =
    '<img src="data:x" data-picture="/own.jpg"><img data-picture="/own.jpg" src="data:x"><img src="https://api.example.org/a&amp;b.jpg">';
  const low = await html(address, served, true);
  const { document } = await service.get(address, served);
  await document.body.condense();
  const { bytes, unknown } = JSON.parse(/id="full-page">([^<]*)/.exec(low)?.[1] ?? '');
  // Each answer has headers as well, which browsers count as 300 bytes.
  expect(bytes).toBe(document.body.size + 2_000 + 100_000 + 30_000 + 20_000 + 50_000 + 6 * 300);
  expect(unknown).toBe(1);
});

test('a release renews light pages as light ones', async () => {
  const { html, service, next } = serviceOf(30);
  await html(address, setOf(1, '1'));
  await html(address, setOf(1, '1'), true);
  next.h1 = 'second';
  await service.renew([setOf(2, '2')]);
  const light = await service.get(address, setOf(2, '2'), true);
  expect(light.cache).toBe('fresh');
  const text = await htmlOf(light.document);
  expect([text.includes('data-low-data'), text.includes('second')]).toEqual([true, true]);
});

/** @jest-environment node */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { type Brand, emptyPack } from 'shared-content';
import { findCollisions } from 'shared-releases/descriptor';
import { closeServer } from 'shared-server';
import sharp from 'sharp';
import { createApp } from './app.ts';
import { appOptions } from './testing/app-options.ts';

const log = pino({ level: 'silent' });
const remote = {
  name: 'mfe-a',
  version: '1',
  bundle: { pages: { secret: { private: true } } },
  descriptor: {
    name: 'mfe-a',
    routes: [{ path: '/slow' }],
    redirects: [],
    feeds: [],
    entry: { file: 'entry.js' },
    scripts: [],
    files: {},
    widgets: [],
  },
  page: { name: 'mfe-a', version: '1', routes: [], redirects: [], nav: [], widgets: [] },
};

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end().catch(() => {});
});

/** A server that stands in for the API and can be stopped. */
async function startApi() {
  const api = http.createServer((_request, response) => response.writeHead(404).end());
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const stop = async () => {
    api.closeAllConnections();
    api.close();
  };
  ends.push(stop);
  return { url: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, stop };
}

/** The whole server around a renderer whose pages wait for `finish`. */
async function start({
  released = true,
  apiUrl = 'http://127.0.0.1:9',
  edgeCache = false,
  hstsSeconds = 0,
  canaries = [] as object[],
  offline = undefined as 'off' | undefined,
  brand = {} as Partial<Brand>,
  contentErrors = [] as string[],
  logger = log,
  pictures = new Map<string, { contentType: string; body: Buffer }>(),
  /** Contents of the fonts in the release store, by name. */
  fonts = {} as Record<string, string>,
  /** What the release store waits for before it answers. */
  storeAnswers = Promise.resolve(),
  requestMs = undefined as number | undefined,
} = {}) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const rendering: string[] = [];
  const options = appOptions();
  const { state } = options;
  const app = createApp({
    ...options,
    requestMs,
    edgeCache,
    hstsSeconds,
    render: {
      matchRoute: (_remotes: unknown, path: string) =>
        path.startsWith('/guide') || path.endsWith('/private')
          ? {
              remote: path.endsWith('/private') ? 'mfe-a' : 'mfe-b',
              route: {
                page: path.endsWith('/private') ? 'secret' : 'guide',
                path: path.replace(/\/$/, ''),
                query: ['country'],
                scripts: [],
                styles: [],
                widgets: [],
                offline: 'visited',
              },
              params: {},
            }
          : null,
      renderServerPage: async ({ url }: { url: URL }) => {
        rendering.push(url.pathname);
        if (url.pathname === '/slow') await finished;
        return {
          status: url.pathname.startsWith('/failed') ? 503 : 200,
          html: '<h1>page</h1>',
          styles: [],
          queryState: { queries: [], mutations: [] },
          cacheable: true,
          meta: url.pathname.startsWith('/guide')
            ? { title: `Guide ${url.search}`, canonical: url.pathname + url.search }
            : null,
          ...(url.pathname === '/moved/private' && { status: 301, redirect: '/' }),
        };
      },
      fontFaceCss: ({ heading, text }: { heading?: string; text?: string }) =>
        heading ? `a{src:url(${heading}),url(${text})}` : '',
      brandCss: () => '',
      fullTitle: (title: string) => title,
      shareTitle: (title: string) => title,
    },
    manifest: {
      version: '1',
      entry: 'web/main.js',
      scripts: [],
      early: 'web/early.js',
      lowData: 'web/low.js',
      worker: 'web/worker.js',
      files: {},
    },
    shellBase: '/releases/shell/1',
    config: { ...options.config, apiBaseUrl: apiUrl },
    apiBaseUrl: apiUrl,
    content: {
      current: () => ({
        pack: { ...emptyPack, brand: { ...emptyPack.brand, ...brand } },
        version: 'v',
        pictures,
      }),
      status: () => ({ errors: contentErrors }),
      stop() {},
    },
    follower: {
      current: () => ({
        number: released ? 3 : 0,
        remotes: released ? [remote] : [],
        canaries,
        problems: [],
        offline,
      }),
      onChange() {},
    },
    store: {
      get: async (key: string) => {
        await storeAnswers;
        const content = fonts[/^shell\/1\/web\/fonts\/(\w+)\.woff2$/.exec(key)?.[1] ?? ''];
        return content === undefined ? null : Buffer.from(content);
      },
    },
    logger,
  } as never);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  ends.push(() => app.close());
  const agent = new http.Agent({ keepAlive: true });
  ends.push(async () => agent.destroy());
  const get = (path: string, headers: http.OutgoingHttpHeaders = {}) =>
    new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
          let body = '';
          response.on('data', (chunk) => {
            body += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
        })
        .on('error', reject);
    });
  const ready = async () => {
    const { status, body } = await get('/ready');
    return { code: status, ...JSON.parse(body) };
  };
  return { app, port, state, get, ready, finish, rendering };
}

test('stopping finishes a page in flight, answers Connection: close, then accepts nothing more', async () => {
  const { app, state, get, finish, rendering, ready } = await start();
  await get('/warm');
  const slow = get('/slow');
  while (!rendering.includes('/slow')) await new Promise((resolve) => setTimeout(resolve, 5));
  state.isStopping = true;
  const closed = closeServer(app, new Set(), { limitMs: 10_000, log });
  expect(await ready()).toMatchObject({ code: 503, status: 'not ready', stopping: true });
  const meanwhile = await get('/warm');
  expect([meanwhile.status, meanwhile.headers.connection]).toEqual([200, 'close']);
  setTimeout(finish, 1_500);
  const page = await slow;
  expect([page.status, page.headers.connection]).toEqual([200, 'close']);
  expect(page.body).toContain('<h1>page</h1>');
  await closed;
  await expect(get('/warm')).rejects.toThrow('ECONNREFUSED');
});

test('an empty store is alive but neither ok nor ready', async () => {
  const api = await startApi();
  const { get, ready } = await start({ released: false, apiUrl: api.url });
  const health = await get('/health');
  expect([health.status, JSON.parse(health.body).status]).toEqual([200, 'nothing released']);
  expect(await ready()).toMatchObject({ code: 503, set: 'nothing released', api: 'reachable' });
});

test('ready with the API, or without it when there are pages in memory', async () => {
  const api = await startApi();
  const withApi = await start({ apiUrl: api.url });
  expect(await withApi.ready()).toMatchObject({ code: 200, status: 'ready', api: 'reachable' });
  const without = await start();
  expect(await without.ready()).toMatchObject({ code: 503, api: 'unavailable', pagesInMemory: 0 });
  expect(JSON.parse((await without.get('/health')).body).status).toBe('ok');
  await without.get('/warm');
  expect(await without.ready()).toMatchObject({ code: 200, api: 'unavailable', pagesInMemory: 1 });
});

test('a path that cannot be decoded has a page, like any other path', async () => {
  const { get, rendering } = await start();
  for (const [path, rendered] of [
    ['/page%', '/page%25'],
    ['/%E0%A4%A?q=%', '/%25E0%25A4%25A'],
    ['/p%61ge?q=%', '/p%61ge'],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
    expect(rendering.at(-1)).toContain(rendered);
  }
});

test('a target in the absolute form, as proxies send it, is that of its path', async () => {
  const { get, rendering } = await start();
  const { status, headers } = await get('http://other.example/warm?q=1');
  expect([status, headers.location]).toEqual([200, undefined]);
  expect(rendering.at(-1)).toMatch(/\/warm$/);
});

test.each([
  ['//blog', '/blog'],
  ['/ne//evil.example', '/ne/evil.example'],
  ['/blog//1?page=//2', '/blog/1?page=//2'],
])('slashes in a row, which would name another host in links, lead to one: %s', async (address, target) => {
  const { get } = await start();
  const { status, headers } = await get(address);
  expect([status, headers.location]).toEqual([301, target]);
});

test('slashes in a row at the end of a page lead to it in one redirect (ROUTE-22)', async () => {
  const { get } = await start();
  const { status, headers } = await get('/guide//?country=uk');
  expect([status, headers.location]).toEqual([301, '/guide?country=uk']);
});

test('a request whose body stops arriving is ended', async () => {
  const { port } = await start({ requestMs: 400 });
  const answers = await Promise.all(
    ['/telemetry', '/telemetry/policy', '/guide'].map(async (path) => {
      const socket = connect(port, '127.0.0.1');
      ends.unshift(async () => socket.destroy());
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      );
      return text(socket);
    }),
  );
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 (408|415)/);
});

test('what a client did wrong is no error in the log', async () => {
  const errors: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const { port } = await start({ logger });
  const answer = await fetch(`http://127.0.0.1:${port}/guide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect([answer.status >= 400 && answer.status < 500, errors]).toEqual([true, []]);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s of a page is answered with 405 and what is allowed',
  async (method) => {
    const { port } = await start();
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/guide`, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  },
);

test('no remote can claim an address that the server answers itself', async () => {
  const { app } = await start();
  const addresses = [...app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/\S+)/gm)].map(
    ([, address]) => address!.replace('/:language/', '/ne/').replace(/:\w+/, '1'),
  );
  expect(addresses.length).toBeGreaterThan(15);
  const claims = (path: string) => [
    { name: 'mfe-a', routes: [{ path } as never], redirects: [], widgets: [], feeds: [] },
  ];
  expect(addresses.filter((path) => findCollisions(claims(path)).length === 0)).toEqual([]);
});

test('a document that the browser has is answered with 304, whatever encoding it came in', async () => {
  const { get } = await start();
  const plain = await get('/page');
  const tag = plain.headers.etag as string;
  expect(plain.headers['cache-control']).toBe('no-cache');
  // Weak, because the bytes differ by encoding. Some proxies take the mark away.
  expect(tag).toMatch(/^W\//);
  for (const known of [tag, `"other", ${tag.slice(2)}`])
    expect(await get('/page', { 'if-none-match': known })).toMatchObject({ status: 304, body: '' });
  const other = { 'if-none-match': '"other"' };
  for (const encoding of ['br', 'zstd']) {
    const sent = await get('/page', { ...other, 'accept-encoding': encoding });
    expect([sent.status, sent.headers.etag]).toEqual([200, tag]);
    expect(await get('/page', { 'if-none-match': tag, 'accept-encoding': encoding })).toMatchObject({
      status: 304,
      body: '',
    });
  }
  const compressed = await get('/page', { ...other, 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect((await get('/failed')).headers.etag).toBeUndefined();
});

describe('fonts of a document', () => {
  const opened = (site: string) => ({ 'sec-fetch-dest': 'document', 'sec-fetch-site': site });
  const filesIn = (body: string, rel: string) =>
    [
      ...body.matchAll(
        new RegExp(`<link rel="${rel}" as="font"[^>]*href="[^"]*/(\\w+)\\.woff2" crossorigin>`, 'g'),
      ),
    ].map(([, name]) => name);
  const fontsIn = ({ body }: { body: string }) => ({
    linked: filesIn(body, 'preload'),
    requestedForNextPage: filesIn(body.slice(body.indexOf('<body>')), 'prefetch'),
    inlined: [...body.matchAll(/url\(data:font\/woff2;base64,([^)]+)\)/g)].map(([, base64 = '']) =>
      Buffer.from(base64, 'base64').toString(),
    ),
  });
  const linked = { linked: ['text', 'heading'], requestedForNextPage: [], inlined: [] };
  const inlined = {
    linked: [],
    requestedForNextPage: ['text', 'heading'],
    inlined: ['HEADING', 'TEXT'],
  };
  const stored = { heading: 'HEADING', text: 'TEXT' };

  test('are in it when a visit begins, and linked by the next ones and where a browser does not say', async () => {
    const { get } = await start({ fonts: stored });
    for (const site of ['none', 'cross-site', 'same-site'])
      expect(fontsIn(await get('/page', opened(site)))).toEqual(inlined);
    expect(fontsIn(await get('/page', opened('same-origin')))).toEqual(linked);
    expect(fontsIn(await get('/page'))).toEqual(linked);
    // Requested by a script.
    expect(fontsIn(await get('/page', { ...opened('none'), 'sec-fetch-dest': 'empty' }))).toEqual(linked);
    expect(fontsIn(await get('/page', { ...opened('none'), cookie: 'data=low' }))).toEqual({
      linked: [],
      requestedForNextPage: [],
      inlined: [],
    });
  });

  test('in both forms the document is otherwise the same, and its policy allows its styles', async () => {
    const { get } = await start({ fonts: stored });
    const [first, next] = [await get('/page', opened('none')), await get('/page', opened('same-origin'))];
    const withoutFonts = (body: string) =>
      body.replace(/<link rel="pre(load|fetch)" as="font"[^>]*>/g, '').replace(/url\([^)]*\)/g, '');
    expect(withoutFonts(first.body)).toBe(withoutFonts(next.body));
    for (const { body, headers } of [first, next]) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/font-src [^;]*\bdata:/);
      for (const [, css = ''] of body.matchAll(/<style>([^<]*)<\/style>/g))
        expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    }
  });

  test('a browser that has either form is not sent the other one', async () => {
    const { get } = await start({ fonts: stored });
    const tagOf = async (site: string) => String((await get('/page', opened(site))).headers.etag);
    const tags = [await tagOf('none'), await tagOf('same-origin')];
    expect(new Set(tags).size).toBe(2);
    for (const site of ['none', 'same-origin'])
      for (const tag of tags) {
        const { status, body, headers } = await get('/page', { ...opened(site), 'if-none-match': tag });
        expect([status, body, headers.etag]).toEqual([304, '', tag]);
      }
  });

  test('in each encoding, and when the page is viewed again', async () => {
    const { get } = await start({ fonts: stored });
    const encodings: unknown[] = [];
    for (let view = 0; view < 3; view += 1) {
      const plain = await get('/page', opened('none'));
      expect(fontsIn(plain)).toEqual(inlined);
      const { headers } = await get('/page', { ...opened('none'), 'accept-encoding': 'br' });
      encodings.push(headers['content-encoding']);
    }
    expect(encodings).toEqual(['br', 'br', 'br']);
  });

  test('are linked while the release store does not have them', async () => {
    const fonts: Record<string, string> = {};
    const { get } = await start({ fonts });
    expect(fontsIn(await get('/page', opened('none')))).toEqual(linked);
    Object.assign(fonts, stored);
    expect(fontsIn(await get('/other', opened('none')))).toEqual(inlined);
  });

  test('are linked while the release store does not answer', async () => {
    let answer = () => {};
    const storeAnswers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { get } = await start({ fonts: stored, storeAnswers });
    for (const path of ['/page', '/other']) expect(fontsIn(await get(path, opened('none')))).toEqual(linked);
    answer();
    expect(fontsIn(await get('/third', opened('none')))).toEqual(inlined);
  });
});

test('caches in front of the site keep documents for seconds only when they may, and nothing else', async () => {
  const closed = await start();
  expect((await closed.get('/page')).headers['cdn-cache-control']).toBeUndefined();
  const open = await start({ edgeCache: true });
  const { headers } = await open.get('/page');
  expect(headers['cdn-cache-control']).toBe(
    'public, max-age=5, stale-while-revalidate=5, stale-if-error=86400',
  );
  expect(headers['surrogate-key']).toBe('document set-3');
  expect(headers['set-cookie']).toBeUndefined();
  expect((await open.get('/failed')).headers['cdn-cache-control']).toBe('no-store');
  for (const path of ['/health', '/ready', '/metrics'])
    expect((await open.get(path)).headers['cache-control']).toBe('no-store');
  const canary = await start({ edgeCache: true, canaries: [{ remote, percent: 10 }] });
  expect((await canary.get('/page')).headers['cdn-cache-control']).toBe('no-store');
});

test('private documents are kept nowhere', async () => {
  const { get, rendering } = await start({ edgeCache: true });
  for (const _ of [1, 2]) {
    const { status, headers } = await get('/private');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' });
    for (const name of ['etag', 'surrogate-key', 'offline-copy']) expect(headers).not.toHaveProperty(name);
  }
  expect(rendering).toHaveLength(2);
  expect((await get('/area-html/private')).status).toBe(204);
  expect(rendering).toHaveLength(2);
  // Also where its data was late, or leads to another page.
  for (const [path, status] of [
    ['/failed/private', 503],
    ['/moved/private', 301],
  ] as const) {
    const { status: answered, headers } = await get(path);
    expect([path, answered, headers['cache-control'], headers['cdn-cache-control']]).toEqual([
      path,
      status,
      'no-store',
      'no-store',
    ]);
  }
});

test('/metrics has the errors of the newest content pack', async () => {
  const { get } = await start({ contentErrors: ['brand.yaml line 1: name: is missing: add it'] });
  expect((await get('/metrics')).body).toMatch(/^content_pack_errors 1$/m);
});

test('HSTS is a setting', async () => {
  const without = await start();
  expect((await without.get('/page')).headers['strict-transport-security']).toBeUndefined();
  const { get } = await start({ hstsSeconds: 31_536_000 });
  for (const path of ['/page', '/health', '/missing.js'])
    expect((await get(path)).headers['strict-transport-security']).toBe('max-age=31536000');
});

test('the switch for low data sets a cookie for a year and leads back, only within this site', async () => {
  const { app } = await start();
  const post = async (query: string) => {
    const { port } = app.server.address() as AddressInfo;
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/low-data?${query}`, {
      method: 'POST',
      redirect: 'manual',
    });
    return { status, to: headers.get('location'), cookie: headers.get('set-cookie') };
  };
  expect(await post('to=low&back=%2Fne%2Fblog%3Fpage%3D2')).toEqual({
    status: 303,
    to: '/ne/blog?page=2',
    cookie: 'data=low; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  });
  expect((await post('to=full&back=/')).cookie).toContain('data=full;');
  expect(await post('to=other&back=/blog')).toEqual({ status: 303, to: '/blog', cookie: null });
  for (const back of [
    'https://evil.example',
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    '%0d/x',
  ]) {
    const { to } = await post(`to=low&back=${encodeURIComponent(back)}`);
    expect(new URL(String(to), 'https://www.example.org').origin).toBe('https://www.example.org');
  }
  expect((await post('to=low')).to).toBe('/');
  expect((await post('to=low&back=/a&back=/b')).to).toBe('/');
});

test('the cookie decides about low data, else Save-Data; caches must tell the documents apart', async () => {
  const { get } = await start({ edgeCache: true });
  const answer = async (headers: http.OutgoingHttpHeaders) => {
    const { headers: answered, body } = await get('/page', headers);
    expect(answered.vary).toBe('accept-encoding, cookie, save-data, sec-fetch-site');
    return { isLow: body.includes('<html lang="en" data-low-data>'), edge: answered['cdn-cache-control'] };
  };
  const low = { isLow: true, edge: 'no-store' };
  const full = { isLow: false, edge: expect.stringContaining('public') };
  expect(await answer({})).toEqual(full);
  expect(await answer({ 'save-data': 'on' })).toEqual(low);
  expect(await answer({ cookie: 'a=b; data=low' })).toEqual(low);
  expect(await answer({ cookie: 'data=full', 'save-data': 'on' })).toEqual(full);
  expect(await answer({ cookie: 'metadata=low' })).toEqual(full);
  expect(await answer({})).toEqual(full);
});

describe('copies for offline reading', () => {
  test('a document says that its page may be kept where the route does, and that there is a worker', async () => {
    const { get } = await start();
    const guide = await get('/guide');
    expect(guide.headers['offline-copy']).toBe('visited');
    expect(guide.body).toContain('<meta name="service-worker" content="on">');
    expect(guide.body).toMatch(/<meta name="script-addresses" content="\/service-worker\.js /);
    expect((await get('/applications')).headers['offline-copy']).toBeUndefined();
  });

  test('while the release set turns them off, no page may be kept, and browsers are told to remove the worker', async () => {
    const { get } = await start({ offline: 'off' });
    const guide = await get('/guide');
    expect(guide.headers['offline-copy']).toBeUndefined();
    expect(guide.body).toContain('<meta name="service-worker" content="off">');
    expect(guide.body).not.toContain('/service-worker.js');
  });
});

describe('the sharing picture of a page without one', () => {
  const imageOf = (html: string) =>
    /og:image" content="https:\/\/www\.example\.org([^"]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&');

  test('is a PNG with its title, at the address that the page names', async () => {
    const { get, port } = await start();
    const pictures = await Promise.all(
      ['/guide', '/guide?country=1', '/guide?country=2', '/'].map(async (page) => {
        const picture = imageOf((await get(page)).body);
        const response = await fetch(`http://127.0.0.1:${port}${picture}`);
        expect([page, response.status, response.headers.get('content-type')]).toEqual([
          page,
          200,
          'image/png',
        ]);
        const png = Buffer.from(await response.arrayBuffer());
        expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
        return png.toString('base64');
      }),
    );
    expect(new Set(pictures).size).toBe(4);
  });

  test('is missing on a page that failed, and shows no text of its address', async () => {
    const { get } = await start();
    expect((await get('/failed')).body).not.toContain('og:image');
    expect((await get('/sharing-pictures/failed.png')).status).toBe(404);
    const [own, foreign] = await Promise.all(
      ['/sharing-pictures/guide.png', '/sharing-pictures/guide.png?v=x&title=Free+money&v=y'].map((path) =>
        get(path),
      ),
    );
    expect(own?.status).toBe(200);
    expect(foreign?.body).toBe(own?.body);
  });
});

describe('installation', () => {
  test('a manifest in each language leads to the pages that the site has, with icons that launchers can cut', async () => {
    const { get } = await start();
    const english = JSON.parse((await get('/site.webmanifest')).body);
    expect(english).toMatchObject({
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      shortcuts: [],
    });
    expect(JSON.parse((await get('/ne/site.webmanifest')).body)).toMatchObject({
      lang: 'ne',
      start_url: '/ne',
    });
    expect((await get('/xx/site.webmanifest')).status).toBe(404);
    expect((await get('/guide')).body).toContain('<link rel="manifest" href="/site.webmanifest">');
    for (const { src, type } of english.icons.slice(1))
      expect((await get(src)).headers['content-type']).toBe(type);
  });

  test('the icons show the logo of the content pack, and the bars of the browser have its colour', async () => {
    const red =
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path fill="#F00" d="M0 0h64v32H0z"/></svg>';
    const { app, get } = await start({
      brand: {
        logo: { src: '/content/pictures/a1.svg', width: 64, height: 32 },
        colours: { primary: '#005500' },
      },
      pictures: new Map([['a1.svg', { contentType: 'image/svg+xml', body: Buffer.from(red) }]]),
    });
    const { icons, theme_color } = JSON.parse((await get('/site.webmanifest')).body);
    expect(theme_color).toBe('#005500');
    expect(icons[1].src).toBe('/icons/192.png?logo=a1.svg');
    const { port } = app.server.address() as AddressInfo;
    const icon = await (await fetch(`http://127.0.0.1:${port}${icons[1].src}`)).arrayBuffer();
    const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    expect([info.width, at(96, 96), at(4, 4), at(96, 30)]).toEqual([
      192,
      [255, 0, 0],
      [255, 255, 255],
      [255, 255, 255],
    ]);
  });

  test('the icons show a logo of a large drawing, and one of a photograph that is stored lying on its side', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><path fill="#F00" d="M0 0h4000v4000H0z"/></svg>',
    );
    const red = { create: { width: 64, height: 64, channels: 3 as const, background: '#F00' } };
    // Blue on the left as it is stored, and on top as it is shown.
    const photograph = await sharp(red)
      .composite([{ input: { create: { ...red.create, width: 32, background: '#00F' } }, left: 0, top: 0 }])
      .png()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    for (const [name, body, colour] of [
      ['large.svg', drawing, [255, 0, 0]],
      ['lying.png', photograph, [0, 0, 255]],
    ] as const) {
      const { app } = await start({
        brand: { logo: { src: `/content/pictures/${name}`, width: 64, height: 64 } },
        pictures: new Map([[name, { contentType: 'image/png', body }]]),
      });
      const { port } = app.server.address() as AddressInfo;
      const icon = await fetch(`http://127.0.0.1:${port}/icons/512.png`);
      expect([name, icon.status]).toEqual([name, 200]);
      const { data, info } = await sharp(await icon.arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      const upperRight = (160 * info.width + 340) * info.channels;
      expect([name, [...data.subarray(upperRight, upperRight + 3)]]).toEqual([name, colour]);
    }
  });
});

/** @jest-environment node */
import fastify from 'fastify';
import { serveFeeds } from './feeds.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** A server with the feeds of one remote; `posts` are what its API has. */
async function serverOf(posts: string[]) {
  const feed = async () => ({ contentType: 'application/rss+xml; charset=utf-8', body: posts.join() });
  const remotes = [
    {
      name: 'mfe-a',
      descriptor: { routes: [{ path: '/blog' }], feeds: ['/rss.xml'] },
      page: {},
      bundle: { config: { routes: [] }, feeds: { '/rss.xml': feed } },
    },
  ];
  const set = { number: 1, remotes };
  const app = fastify();
  serveFeeds(app, {
    follower: { current: () => set },
    content: { current: () => ({ version: 'v', pack: { brand: {}, links: {} } }) },
    config: { publicUrl: 'https://www.example.org', apiBaseUrl: '' },
    render: { createServerApi: () => ({}) },
    apiBaseUrl: '',
    telemetry: { event() {}, error() {} },
  } as never);
  ends.push(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, known?: string) => {
    const response = await fetch(origin + path, { headers: known ? { 'if-none-match': known } : {} });
    return { status: response.status, etag: response.headers.get('etag') ?? '', body: await response.text() };
  };
  return { get, release: () => (set.number += 1) };
}

test.each(['/rss.xml', '/sitemap.xml'])('%s is sent once to a client that asks again', async (path) => {
  const { get } = await serverOf(['one']);
  const first = await get(path);
  expect(first).toMatchObject({ status: 200, etag: expect.stringMatching(/^"[\w-]{22}"$/) });
  // As a proxy that compresses hands it back.
  expect(await get(path, `W/${first.etag}`)).toEqual({ status: 304, etag: first.etag, body: '' });
  expect(await get(path, '"another"')).toEqual(first);
});

test('a feed with another content has another tag', async () => {
  const posts = ['one'];
  const { get, release } = await serverOf(posts);
  const { etag } = await get('/rss.xml');
  posts.push('two');
  release();
  expect(await get('/rss.xml', etag)).toMatchObject({ status: 200, body: 'one,two' });
});

test('robots.txt leaves out links of e-mails in every language, and forms that lead back to a page', async () => {
  const { body } = await (await serverOf([])).get('/robots.txt');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /password-reset/',
      'Disallow: /ne/password-reset/',
      'Disallow: /*?next=',
      'Sitemap: https://www.example.org/sitemap.xml',
    ]),
  );
});

import { aPage, aPost, apiAnswering, blogListPath } from '../testing/api.ts';
import { rssFeed } from './rss.ts';
import { sitemap } from './sitemap.ts';

const config = {
  publicUrl: 'https://site.test',
  brand: { name: 'R & E', tagline: 'Step <by> step' },
} as never;

test('the feed is well-formed XML whatever the posts hold', () => {
  const posts = [
    aPost(1, 'A & B <c>', '<p>x &lt; y</p>'),
    { ...aPost(2, 'No date \u0001'), published_at: 'soon' },
    { ...aPost(3), published_at: '2026-03-04T10:00:00+05:45' },
  ];
  const xml = rssFeed(posts as never, config);
  const document_ = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document_.querySelector('parsererror')).toBeNull();
  expect([...document_.querySelectorAll('item > title')].map(({ textContent }) => textContent)).toEqual([
    'A & B <c>',
    'No date ',
    'Post 3',
  ]);
  expect(document_.querySelector('item > link')?.textContent).toBe('https://site.test/blog/1');
  expect([...document_.querySelectorAll('pubDate')].map(({ textContent }) => textContent)).toEqual([
    'Wed, 04 Mar 2026 04:15:00 GMT',
  ]);
});

test('the sitemap lists every post of every page once', async () => {
  const api = apiAnswering({
    [blogListPath]: aPage([aPost(1), aPost(2)], { next: `http://api.test${blogListPath}?page=2` }),
    [`${blogListPath}?page=2`]: aPage([aPost(2), { ...aPost(3), published_at: '2026-03-04' }]),
  });
  expect(await sitemap({ api, signal: new AbortController().signal })).toEqual([
    { path: '/blog/1' },
    { path: '/blog/2' },
    { path: '/blog/3', lastmod: '2026-03-04' },
  ]);
});

test('a list without end is left', async () => {
  const api = apiAnswering({
    [blogListPath]: aPage([aPost(1)], { next: `http://api.test${blogListPath}?page=2` }),
    [`${blogListPath}?page=2`]: aPage([aPost(1)], { next: `http://api.test${blogListPath}?page=2` }),
  });
  expect(await sitemap({ api, signal: new AbortController().signal })).toEqual([{ path: '/blog/1' }]);
});

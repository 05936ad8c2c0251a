import { aPage, aPost, apiAnswering, blogListPath } from '../testing/api.ts';
import { sitemap } from './sitemap.ts';

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

test('a list whose links form a circle ends', async () => {
  const api = apiAnswering({
    [blogListPath]: aPage([aPost(1)], { next: `http://api.test${blogListPath}?page=2` }),
    [`${blogListPath}?page=2`]: aPage([aPost(1)], { next: `http://api.test${blogListPath}?page=2` }),
  });
  expect(await sitemap({ api, signal: new AbortController().signal })).toEqual([{ path: '/blog/1' }]);
});

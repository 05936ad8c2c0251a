import { aPost } from '../testing/api.ts';
import { rssFeed } from './rss.ts';

const config = {
  publicUrl: 'https://site.test',
  brand: { name: 'R & E', tagline: 'Step <by> step' },
} as never;

test('the feed is well-formed XML for any posts', () => {
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

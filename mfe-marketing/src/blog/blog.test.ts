import { aPost } from '../testing/api.ts';
import { firstParagraph, homeExcerpt } from './excerpt.ts';
import { postDate } from './post-date.ts';
import { readingMinutes } from './reading-time.ts';
import { recentPosts } from './recent-posts.ts';
import { shareTargets } from './share-links.tsx';

const post = (text: string) => aPost(1, 'T', text) as never;

describe('home excerpt (D1 §9, decisions B-15)', () => {
  test('text of exactly 100 characters stays', () => {
    expect(homeExcerpt(post('x'.repeat(100)))).toBe('x'.repeat(100));
  });
  test('101 characters become 100 and three ASCII dots', () => {
    expect(homeExcerpt(post('x'.repeat(101)))).toBe(`${'x'.repeat(100)}...`);
  });
  test('HTML is stripped before counting', () => {
    expect(
      homeExcerpt(post(`<p class="${'y'.repeat(90)}">short &amp; sweet</p><script>var x</script>`)),
    ).toBe('short & sweet');
  });
  test('characters outside the basic plane are not cut in half', () => {
    expect(homeExcerpt(post('😀'.repeat(101)))).toBe(`${'😀'.repeat(100)}...`);
  });
  test('a post without sections has an empty excerpt', () => {
    expect(firstParagraph({ sections: [] })).toBe('');
  });
});

test('recent posts: at most five, one per trimmed title, first kept (decisions B-12)', () => {
  const titles = ['A', 'B', ' A ', 'C', 'D', 'E', 'F'].map((main_title, id) => ({ id, main_title }));
  expect(recentPosts(titles).map(({ id }) => id)).toEqual([0, 1, 3, 4, 5]);
});

test('reading time: 200 words a minute, at least one', () => {
  expect(readingMinutes(post('word '.repeat(600)))).toBe(3);
  expect(readingMinutes(post('word'))).toBe(1);
});

test('share links carry address and title, encoded', () => {
  const [whatsapp] = shareTargets('https://site.test/blog/1', 'A & B?');
  expect(whatsapp?.href).toBe('https://wa.me/?text=A%20%26%20B%3F%20https%3A%2F%2Fsite.test%2Fblog%2F1');
});

test.each([
  ['2026-05-07', '7 May 2026'],
  ['2026-12-31T23:59:00+05:45', '31 December 2026'],
  ['2026-13-01', null],
  ['7 May', null],
  [null, null],
  [undefined, null],
])('the date of %p is %p', (given, shown) => expect(postDate(given)).toBe(shown));

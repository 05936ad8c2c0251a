import { aPost } from '../testing/api.ts';
import { readingMinutes } from './reading-time.ts';

const post = (text: string) => aPost(1, 'T', text) as never;

test('reading time: 200 words a minute, at least one', () => {
  expect(readingMinutes(post('word '.repeat(600)))).toBe(3);
  expect(readingMinutes(post('word'))).toBe(1);
});

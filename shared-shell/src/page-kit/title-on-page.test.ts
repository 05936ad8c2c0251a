import { titleOnPage } from './title-on-page.ts';

test('only further pages of a list say which one they are', () => {
  expect(titleOnPage('Blogs', 1)).toBe('Blogs');
  expect(titleOnPage('Blogs', 2)).toBe('Blogs – page 2');
});

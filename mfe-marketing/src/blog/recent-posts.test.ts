import { recentPosts } from './recent-posts.ts';

test('recent posts: at most five, one per trimmed title, first kept (B-12)', () => {
  const titles = ['A', 'B', ' A ', 'C', 'D', 'E', 'F'].map((main_title, id) => ({ id, main_title }));
  expect(recentPosts(titles).map(({ id }) => id)).toEqual([0, 1, 3, 4, 5]);
});

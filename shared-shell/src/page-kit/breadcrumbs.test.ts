import { breadcrumbs } from './breadcrumbs.ts';

test('the trail begins at the home page, with absolute addresses', () => {
  expect(breadcrumbs('https://site.test', [{ name: 'Blog', path: '/blog' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.test/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://site.test/blog' },
  ]);
});

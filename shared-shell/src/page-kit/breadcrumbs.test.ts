import { breadcrumbs } from './breadcrumbs.ts';

test('the trail begins at the home page, with absolute addresses', () => {
  expect(breadcrumbs('https://site.test', [{ name: 'Blog', path: '/blog' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.test/' },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://site.test/blog' },
  ]);
});

test('in Nepali the home page is /ne, as its own address says', () => {
  jest.isolateModules(() => {
    jest.doMock('shared-language', () => ({
      ...jest.requireActual('shared-language'),
      localizedPath: (path: string) => `/ne${path === '/' ? '' : path}`,
    }));
    const { breadcrumbs: nepali } = require('./breadcrumbs.ts') as typeof import('./breadcrumbs.ts');
    expect(
      nepali('https://site.test/ne', [{ name: 'ब्लग', path: '/blog?page=2' }]).itemListElement.map(
        ({ item }) => item,
      ),
    ).toEqual(['https://site.test/ne', 'https://site.test/ne/blog?page=2']);
  });
});

import { languageOfPath, localizedPath, pathWithoutLanguage, publicPath, sitePath } from './index.ts';

test('in the English build addresses and paths of the site are the same', () => {
  expect(sitePath('/ne/blog')).toBe('/ne/blog');
  expect(localizedPath('/blog')).toBe('/blog');
});

describe('in the Nepali build', () => {
  const nepali = () => {
    let found: typeof import('./site-path.ts') | undefined;
    jest.isolateModules(() => {
      jest.doMock('./language.en.ts', () => ({ language: 'ne' }));
      found = require('./site-path.ts');
    });
    return found as typeof import('./site-path.ts');
  };

  test.each([
    ['/ne', '/'],
    ['/ne/blog', '/blog'],
    ['/nepal', '/nepal'],
    ['/blog', '/blog'],
  ])('%s is the page %s', (address, path) => {
    expect(nepali().sitePath(address)).toBe(path);
  });

  test.each([
    ['/', '/ne'],
    ['/blog?page=2', '/ne/blog?page=2'],
  ])('the page %s has the address %s', (path, address) => {
    expect(nepali().localizedPath(path)).toBe(address);
  });
});

test('the home page in Nepali is /ne', () => {
  expect([publicPath('en', '/'), publicPath('ne', '/'), publicPath('ne', '/blog')]).toEqual([
    '/',
    '/ne',
    '/ne/blog',
  ]);
});

test('a path with slashes in a row does not lead to another host', () => {
  expect([publicPath('en', '//evil.example'), publicPath('ne', '//evil.example')]).toEqual([
    '/evil.example',
    '/ne/evil.example',
  ]);
});

test.each([
  ['/ne', 'ne'],
  ['/ne/blog?page=2', 'ne'],
  ['/ne?page=2', 'ne'],
  ['/blog', 'en'],
  ['/news', 'en'],
  ['/', 'en'],
])('the language of %s is %s', (path, language) => expect(languageOfPath(path)).toBe(language));

test.each([
  ['/ne', '/'],
  ['/ne/blog?page=2', '/blog?page=2'],
  ['/ne?page=2', '/?page=2'],
  ['/blog', '/blog'],
  ['/news', '/news'],
  ['/', '/'],
])('without its language %s is %s', (path, expected) => expect(pathWithoutLanguage(path)).toBe(expected));

import { findCollisions } from './collisions.ts';

const remote = (name: string, paths: string[], widgets: string[] = [], from: string[] = []) => ({
  name,
  routes: paths.map((path) => ({ path, page: 'p', scripts: [], styles: [], widgets: [] })),
  feeds: [],
  redirects: from.map((path) => ({ from: path, to: '/' })),
  widgets: widgets.map((widget) => ({ name: widget, scripts: [], styles: [] })),
});

test.each([
  ['different paths', [remote('a', ['/blog', '/blog/:id']), remote('b', ['/events'])], []],
  [
    'the same path with another parameter name',
    [remote('a', ['/blog/:id']), remote('b', ['/blog/:slug/'])],
    ['b claims /blog/:slug/, which belongs to a'],
  ],
  [
    'the same path in another case',
    [remote('a', ['/Blog']), remote('b', ['/blog'])],
    ['b claims /blog, which belongs to a'],
  ],
  [
    'a redirect from a route of another remote',
    [remote('a', ['/blog']), remote('b', [], [], ['/blog'])],
    ['b claims /blog, which belongs to a'],
  ],
  [
    'the same widget',
    [remote('a', [], ['apply']), remote('b', [], ['apply'])],
    ['b claims widget "apply", which belongs to a'],
  ],
  [
    'paths of the shell',
    [remote('a', ['/health', '/releases/x'])],
    ['a claims /health, which belongs to the shell', 'a claims /releases/x, which belongs to the shell'],
  ],
  [
    'paths of the shell in another case, and files that it makes',
    [remote('a', ['/Health/', '/sitemap-2.xml', '/healthy', '/sitemap-of-all'])],
    ['a claims /Health/, which belongs to the shell', 'a claims /sitemap-2.xml, which belongs to the shell'],
  ],
  [
    'a path with a language',
    [remote('a', ['/ne/stories', '/ne', '/news'])],
    [
      'a claims /ne/stories, but the site itself puts the language before a path: the page of /stories is there in each language that the remote speaks',
      'a claims /ne, but the site itself puts the language before a path: the page of / is there in each language that the remote speaks',
    ],
  ],
  [
    'a path that a remote lists twice',
    [remote('a', ['/blog/:id', '/blog/:slug'], ['apply', 'apply'])],
    ['a claims /blog/:slug twice', 'a claims widget "apply" twice'],
  ],
  [
    'a path that begins with a parameter',
    [remote('a', ['/:slug', '/:kind/:id', '/stories/:id'])],
    [
      'a claims /:slug, which is every address of the site with as many parts; begin the path with a word, such as /stories/:id',
      'a claims /:kind/:id, which is every address of the site with as many parts; begin the path with a word, such as /stories/:id',
    ],
  ],
  [
    'a wildcard',
    [remote('a', ['/blog/*'])],
    ['a claims /blog/*; list the paths one by one instead of a wildcard'],
  ],
])('%s', (_case, remotes, reasons) => {
  expect(findCollisions(remotes).map(({ reason }) => reason)).toEqual(reasons);
});

test('the remote that had a path or widget before keeps it, whatever the order of names', () => {
  const incumbent = remote('b', ['/', '/blog'], ['apply']);
  const newcomer = remote('a', ['/blog/', '/new'], ['apply']);
  expect(findCollisions([newcomer, incumbent], [remote('a', []), incumbent])).toEqual([
    { remote: 'a', reason: 'a claims /blog/, which belongs to b' },
    { remote: 'a', reason: 'a claims widget "apply", which belongs to b' },
  ]);
});

test('a path that its owner has given up is free', () => {
  const before = [remote('a', ['/x']), remote('b', ['/blog'])];
  expect(findCollisions([remote('a', ['/blog']), remote('b', ['/x'])], before)).toEqual([]);
});

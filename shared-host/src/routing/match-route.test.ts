import { matchRoute } from './match-route.ts';

test("a path is matched by the router's ranking, case-insensitively, with or without trailing slash", () => {
  const route = (path: string) => ({ path, page: path, scripts: [], styles: [], widgets: [] });
  const remotes = [
    { name: 'a', routes: [route('/blog/:id'), route('/')] },
    { name: 'b', routes: [route('/blog/archive'), route('/password-reset/:uid/:token/')] },
  ];
  const owner = (path: string) => matchRoute(remotes, path)?.route.path ?? null;
  expect(
    ['/', '/blog/7', '/blog/archive', '/BLOG/7/', '/password-reset/a/b', '/nothing', '/blog/7/8'].map(owner),
  ).toEqual(['/', '/blog/:id', '/blog/archive', '/blog/:id', '/password-reset/:uid/:token/', null, null]);
  expect(matchRoute(remotes, '/blog/a%20b')?.params).toEqual({ id: 'a b' });
});

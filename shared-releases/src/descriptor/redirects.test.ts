import { redirectProblem } from './redirects.ts';

const remote = (redirects: Record<string, string>, paths: string[] = []) => ({
  name: 'mfe-x',
  routes: paths.map((path) => ({ path, page: 'p', scripts: [], styles: [], widgets: [] })),
  redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
});

test.each([
  ['to itself', { '/old': '/old' }, '/old → /old'],
  ['to itself in another form', { '/old': '/Old/' }, '/old → /Old/'],
  ['to one that leads back', { '/a': '/b', '/b': '/a' }, '/a → /b → /a'],
  ['into a circle', { '/a': '/b', '/b': '/c', '/c': '/b' }, '/a → /b → /c → /b'],
  ['to an address of its own pattern', { '/old/:id': '/old/new' }, '/old/:id → /old/new'],
])('a redirect %s is a problem', (_case, redirects, circle) => {
  expect(redirectProblem(remote(redirects as Record<string, string>))).toBe(
    `mfe-x redirects ${circle} in a circle, and no visitor arrives. Let ${circle.split(' ')[0]} lead to a page, or remove the redirect`,
  );
});

test('a circle with the redirects of another remote is a problem', () => {
  expect(redirectProblem(remote({ '/a': '/b' }), [remote({ '/b': '/a' })])).toContain(
    '/a → /b → /a in a circle',
  );
});

test('a target with a parameter is a problem, because nothing fills it in', () => {
  expect(redirectProblem(remote({ '/old/:id': '/new/:id' }, ['/new/:id']))).toContain(
    'redirects /old/:id to /new/:id, but nothing fills in :id',
  );
});

test('redirects that end at a page, or at an address of another remote, are none', () => {
  expect(redirectProblem(remote({ '/a': '/b', '/b': '/c' }, ['/c']))).toBeNull();
  expect(redirectProblem(remote({ '/old/:id': '/old/list' }, ['/old/list']))).toBeNull();
  expect(redirectProblem(remote({ '/a': '/elsewhere', '/old/:id': '/a' }))).toBeNull();
});

import { descriptorSchema, parseDescriptor } from './descriptor.ts';
import { matchRoute } from './match-route.ts';

test('names the source and every wrong field', () => {
  expect(() =>
    parseDescriptor({ schema: 1, name: 'Bad Name', files: { '../x': {} } }, 'mfe-x/remote.json'),
  ).toThrow(
    /mfe-x\/remote\.json is not a valid remote descriptor:[\s\S]*name: must be lower case[\s\S]*version/,
  );
});

test('a link keeps its place in the bar of phones when its icon is one only later shells know', () => {
  const link = {
    label: 'Course Search',
    href: '/course-search',
    placement: 'menu',
    order: 20,
    phoneBar: { label: 'Search', icon: 'telescope' },
  };
  expect(descriptorSchema.shape.nav.parse([link])).toMatchObject([
    { phoneBar: { label: 'Search', icon: 'link' } },
  ]);
});

test("matches by the router's ranking, case-insensitively, with or without trailing slash", () => {
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

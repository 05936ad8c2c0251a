import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDescriptor } from '../testing/remote-descriptor.ts';
import { descriptorSchema, parseBuiltDescriptor, parseDescriptor } from './descriptor.ts';
import { descriptorJsonSchema } from './json-schema.ts';

test('the error names the source and every invalid field', () => {
  expect(() =>
    parseDescriptor({ schema: 1, name: 'Bad Name', files: { '../x': {} } }, 'mfe-x/remote.json'),
  ).toThrow(
    /mfe-x\/remote\.json is not a valid remote descriptor:[\s\S]*name: must be lower case[\s\S]*version/,
  );
});

test('a link with an icon that this shell does not know keeps its place in the phone bar', () => {
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

test('a value that a shell would replace is served, and refused in a build', () => {
  const files = { scripts: [], styles: [] };
  const translated = {
    routes: [{ path: '/a', page: 'p', ...files, widgets: [], hydrate: 'sometimes', offline: 'always' }],
    widgets: [{ name: 'w', ...files, hydrate: 'late' }],
  };
  const built: Record<string, unknown> = { ...remoteDescriptor(), ...translated };
  built.languages = { ne: { ...built, routes: [], widgets: [{ name: 'w', ...files, hydrate: 'later' }] } };
  expect(parseDescriptor(built, 'store').routes[0]).toMatchObject({ hydrate: 'idle', offline: undefined });
  const refusal = (value: object) => {
    try {
      return parseBuiltDescriptor(value, 'mfe-a/remote.config.ts').name;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refusal(built)).toMatchInlineSnapshot(`
"mfe-a/remote.config.ts is not a valid remote descriptor:
  routes.0 (/a).hydrate: Invalid option: expected one of "immediate"|"idle"|"visible"|"interaction"|"never"
  routes.0 (/a).offline: Invalid option: expected one of "visited"|"kept"
  widgets.0 (w).hydrate: Invalid option: expected one of "immediate"|"idle"|"visible"|"interaction"|"never"
  languages.ne.widgets.0 (w).hydrate: Invalid option: expected one of "immediate"|"idle"|"visible"|"interaction"|"never""
`);
  expect(refusal(remoteDescriptor())).toBe('mfe-a');
});

test('a path at which nobody would arrive is served, and refused in a build', () => {
  const files = { scripts: [], styles: [], widgets: [] };
  const built = {
    ...remoteDescriptor(),
    routes: ['/a//b', '/a/../b', '/a/.', '/a%20b', '/a/:id/', '/कथा', '/a.b/..c'].map((route) => ({
      path: route,
      page: 'p',
      ...files,
    })),
    nav: [{ label: 'B', href: '//b.example', placement: 'menu', order: 1 }],
    redirects: [
      { from: '/old/', to: '/\\b.example' },
      { from: '/old%20b/:id', to: '/a/1/' },
    ],
  };
  expect(parseDescriptor(built, 'store').routes).toHaveLength(7);
  expect(() => parseBuiltDescriptor(built, 'mfe-a/remote.config.ts')).toThrowErrorMatchingInlineSnapshot(`
"mfe-a/remote.config.ts is not a valid remote descriptor:
  routes.0 (/a//b).path: no visitor would arrive: write it as browsers show it, without "//" and "\\", and without "." or ".." as a part
  routes.1 (/a/../b).path: no visitor would arrive: write it as browsers show it, without "//" and "\\", and without "." or ".." as a part
  routes.2 (/a/.).path: no visitor would arrive: write it as browsers show it, without "//" and "\\", and without "." or ".." as a part
  routes.3 (/a%20b).path: must have letters themselves instead of their codes, such as "%C3"
  nav.0 (B).href: no visitor would arrive: write it as browsers show it, without "//" and "\\", and without "." or ".." as a part
  redirects.0.from: must not end with "/": it holds for the address with a slash as well
  redirects.0.to: no visitor would arrive: write it as browsers show it, without "//" and "\\", and without "." or ".." as a part"
`);
});

test('a link with a query or an anchor is refused with what a path is', () => {
  const link = { label: 'B', href: '/b?x=1', placement: 'menu', order: 1 };
  const built = { ...remoteDescriptor(), nav: [link] };
  expect(() => parseBuiltDescriptor(built, 'mfe-a/remote.config.ts')).toThrow(
    'nav.0 (B).href: must be a path of the site: it starts with "/", without "?", "#" and spaces',
  );
});

test('remote.schema.json is the JSON schema of the descriptor (npm run api-report writes it)', () => {
  const committed = readFileSync(path.resolve(__dirname, '../../remote.schema.json'), 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(descriptorJsonSchema())));
});

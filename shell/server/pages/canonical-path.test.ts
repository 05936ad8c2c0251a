/** @jest-environment node */
import { canonicalHome, canonicalPath } from './canonical-path.ts';

const descriptors = [
  {
    redirects: [
      { from: '/old', to: '/new' },
      { from: '/old/:id', to: '/new' },
      { from: '/पुरानो', to: '/नयाँ' },
      { from: '/out', to: '/\\other.example' },
    ],
  },
];
const redirect = (address: string, path: string | null) =>
  canonicalPath(
    descriptors,
    path === null ? null : { route: { path } },
    new URL(address, 'https://site.example'),
  );

test.each([
  ['/courses', '/courses', null],
  ['/courses/', '/courses', '/courses'],
  ['/courses///?a=b', '/courses', '/courses?a=b'],
  ['/list', '/list/', '/list/'],
  ['/', '/', null],
  ['/old/?a=b', null, '/new?a=b'],
  ['/Old', null, '/new'],
  ['/old/3?a=b', null, '/new?a=b'],
  ['/old/3/4', null, null],
  ['/old/list', '/old/list', null],
  ['/पुरानो', null, '/%E0%A4%A8%E0%A4%AF%E0%A4%BE%E0%A4%81'],
  ['/out', null, '/'],
  ['/unknown/', null, null],
])('%s of the route %s leads to %s', (address, path, target) => {
  expect(redirect(address, path)).toBe(target);
});

// With a pattern that begins at each of the slashes this would take minutes.
test('an address of very many slashes takes no notable time', () => {
  expect(redirect(`/z${'/'.repeat(300_000)}b`, null)).toBeNull();
});

test.each([
  ['/ne', 'ne', null],
  ['/ne/', 'ne', '/ne'],
  ['/ne//?page=2', 'ne', '/ne?page=2'],
  ['/ne/blog/', 'ne', null],
  ['/', 'en', null],
  ['/ne/', 'en', null],
] as const)('the home page at %s in %s leads to %s', (address, language, target) => {
  expect(canonicalHome(new URL(address, 'https://site.example'), language)).toBe(target);
});

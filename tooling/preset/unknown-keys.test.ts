import type { RemoteConfig } from 'shared-shell/remote-config';
import { unknownKeys } from './unknown-keys.ts';

const config: RemoteConfig = {
  name: 'mfe-x',
  owner: 'X',
  port: 1,
  requires: { shell: '^1.0.0' },
  permissions: { session: 'none', storage: [], network: [] },
  routes: [{ path: '/x', page: 'p', query: [], widgets: [], unlisted: true }],
  widgets: [{ name: 'w', hydrate: 'visible' }],
  nav: [{ label: 'X', href: '/x', placement: 'menu', order: 1 }],
  redirects: [{ from: '/y', to: '/x' }],
};

test('every key of a configuration is known', () => {
  expect(unknownKeys(config)).toEqual([]);
});

test.each([
  ['redirect: nothing reads it. There are: name, owner, port,', { redirect: [] }],
  [
    'permissions.storge: nothing reads it. There are: session, storage, network.',
    { permissions: { storge: [] } },
  ],
  ['routes (/x).querry: nothing reads it.', { routes: [{ path: '/x', page: 'p', querry: [] }] }],
  [
    'nav (X).icon: nothing reads it.',
    { nav: [{ label: 'X', href: '/x', placement: 'menu', order: 1, icon: 'x' }] },
  ],
  [
    'widgets (w).hydrat: nothing reads it. There are: name, hydrate.',
    { widgets: [{ name: 'w', hydrat: 'never' }] },
  ],
  [
    'redirects (/y).status: nothing reads it. There are: from, to.',
    { redirects: [{ from: '/y', to: '/x', status: 302 }] },
  ],
])('%s', (line, change) => {
  expect(unknownKeys({ ...config, ...change } as RemoteConfig)).toEqual([expect.stringContaining(line)]);
});

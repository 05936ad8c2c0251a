import { defineRemoteConfig } from 'shared-shell/remote-config';

/** A remote for tests: one page for each moment at which code is loaded, and a widget below the fold. */
export default defineRemoteConfig({
  name: 'mfe-moments',
  owner: 'Tests',
  port: 3998,
  requires: { shell: '^1.0.0' },
  permissions: { session: 'none', storage: [], network: [] },
  routes: [
    { path: '/moments/immediate', page: 'controls', query: [], hydrate: 'immediate' },
    { path: '/moments/idle', page: 'controls', query: [], hydrate: 'idle' },
    { path: '/moments/interaction', page: 'controls', query: [], hydrate: 'interaction' },
    { path: '/moments/never', page: 'reading', query: ['topic'], hydrate: 'never' },
    {
      path: '/moments/visible',
      page: 'widget-below',
      query: [],
      hydrate: 'never',
      widgets: ['moments-counter'],
    },
  ],
  widgets: [{ name: 'moments-counter', hydrate: 'visible' }],
});

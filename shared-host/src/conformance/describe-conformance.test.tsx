import { defineRemote } from 'shared-shell';
import { defineRemoteConfig } from 'shared-shell/remote-config';
import { describeConformance } from './describe-conformance.tsx';

const closing = defineRemoteConfig({
  name: 'mfe-closing',
  owner: 'A team',
  port: 3999,
  requires: { shell: '^1.0.0' },
  routes: [],
  redirects: [{ from: '/stories', to: '/blog' }],
});

// A remote that leaves the site keeps its addresses as redirects, and its own tests pass.
describeConformance(defineRemote(closing, { pages: {}, widgets: {} }));

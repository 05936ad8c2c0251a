/** `remote.json` of a version that has no pages, for tests of what is done with released versions. */
export const remoteJson = (version: string, requiredShell = '^1.0.0') =>
  JSON.stringify({
    schema: 1,
    name: 'mfe-a',
    version: `1.0.0-${version}`,
    commit: 'c',
    owner: 'a',
    requires: { shell: requiredShell },
    routes: [],
    redirects: [],
    nav: [],
    widgets: [],
    shared: {},
    scripts: [],
    entry: { file: 'web/remoteEntry.js', global: 'mfe_a' },
    server: { file: 'server/server.cjs' },
    files: {},
  });

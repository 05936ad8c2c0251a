/** A package that teams in other repositories install. */
export interface PublishedPackage {
  name: string;
  /** Folder of the repository with its package.json, CHANGELOG.md and sources. */
  source: string;
  description: string;
  /** Sources that are compiled, as globs of tsc relative to `source`; what they import is compiled as well. */
  compiled: readonly string[];
  /** Files and folders that are copied as they are: target in the package → path in the repository. */
  copied?: Readonly<Record<string, string>>;
  /** Entry → path in the package. Default: the `exports` of the workspace, compiled. */
  exports?: Readonly<Record<string, string>>;
  /** Command → compiled file. */
  bin?: Readonly<Record<string, string>>;
  /** Dependencies that no import shows, because they are started or resolved by name. */
  dependencies?: readonly string[];
}

const shared = (name: string, description: string): PublishedPackage => ({
  name,
  source: name,
  description,
  compiled: ['src'],
});

/** In the order in which they depend on each other. */
export const publishedPackages: readonly PublishedPackage[] = [
  shared('shared-language', 'The language of a build, and the type of its translations.'),
  shared('shared-ui', 'Components, theme and page kit of the site.'),
  shared('shared-api', 'Schemas, client and queries of the hosted API.'),
  shared('shared-facts', 'Published figures of the destinations and what studying there costs.'),
  {
    ...shared('shared-content', 'Schema and reader of the content pack.'),
    // The render gate renders every page with this pack.
    copied: { content: 'content' },
  },
  shared('shared-shell', 'The contract between the shell and a remote.'),
  {
    ...shared('shared-releases', 'Descriptor, release sets, stores and the gates of a release.'),
    copied: { 'remote.schema.json': 'shared-releases/remote.schema.json' },
  },
  shared('shared-host', 'Standalone host, conformance kit and test host for remotes.'),
  {
    name: 'remote-tooling',
    source: 'tooling',
    description: 'Build preset, test preset and release command for a remote in its own repository.',
    compiled: ['preset/team.ts', 'preset/runtime', 'team/cli.ts'],
    copied: {
      'lib/jest': 'tooling/jest',
      'lib/preset/standalone.html': 'tooling/preset/standalone.html',
      'assets.d.ts': 'tooling/types/assets.d.ts',
      'README.md': 'docs/team-outside.md',
      'docs/contract.md': 'docs/contract.md',
    },
    exports: {
      './assets': './assets.d.ts',
      './biome': './biome.json',
      './jest': './lib/jest/browser.mjs',
      './preset': './lib/preset/team.js',
      './tsconfig.json': './tsconfig.json',
    },
    bin: { 'remote-tooling': './lib/team/cli.js' },
    dependencies: [
      '@emotion/sheet',
      '@rspack/cli',
      '@swc/core',
      '@rspack/dev-server',
      'react-refresh',
      'react-router',
    ],
  },
  {
    name: 'create-remote',
    source: 'tooling',
    description: 'npx create-remote mfe-stories: a repository for a new remote.',
    compiled: ['create-remote/cli.ts'],
    copied: {
      'lib/create-remote/template': 'tooling/create-remote/template',
      'lib/create-remote/repository': 'tooling/create-remote/repository',
      'README.md': 'docs/team-outside.md',
    },
    exports: {},
    bin: { 'create-remote': './lib/create-remote/cli.js' },
  },
];

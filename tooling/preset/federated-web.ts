import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { sharedConfig } from './shared-libraries.ts';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * The federation plugin as shell and remotes use it. `loaded-first`: the default share strategy would load every
 * remote's entry at start. The shell carries the runtime, remotes use that copy. The descriptor replaces the plugin's
 * manifest, and types come from the workspace packages.
 */
export const federation = (role: 'host' | 'remote', options: FederationOptions): RspackPluginInstance => ({
  apply: (compiler: Compiler) => {
    runtimeByName.apply(compiler);
    new ModuleFederationPlugin({
      ...options,
      shared: sharedConfig(role),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: {
        // Leaves out the runtime's parts for manifests and for Node.
        optimization: { disableSnapshot: true, target: 'web' },
      },
    }).apply(compiler);
  },
});

const require = createRequire(import.meta.url);
/** The published preset is compiled, its runtime files as well. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
const modulesOf = (name: string) => path.join(path.dirname(require.resolve(name)), 'index.js');

/**
 * The plugin imports its runtime into each build by the path on this machine, in a module whose id is a hash of its text.
 * Imported by name, the same sources have the same version in every folder.
 */
const runtimeByName = new rspack.NormalModuleReplacementPlugin(
  /^@module-federation\/runtime\/rspack\.js!=!data:/,
  (module) => {
    const path = encodeURIComponent(JSON.stringify(require.resolve(BUNDLER_RUNTIME)));
    const name = encodeURIComponent(JSON.stringify(BUNDLER_RUNTIME));
    module.request = module.request.replace(path, () => name);
  },
);

/**
 * Where a build takes the federation runtime from: the shell has it, remotes use that of the shell. The plugin imports
 * CommonJS files, of which nothing can be left out; these are the same as modules.
 */
const runtimeAliases = (role: 'host' | 'remote') => ({
  [`${BUNDLER_RUNTIME}$`]: fileURLToPath(
    new URL(`./runtime/${role === 'host' ? 'shell' : 'remote'}-federation.${extension}`, import.meta.url),
  ),
  '@module-federation/runtime': modulesOf('@module-federation/runtime'),
  '@module-federation/runtime-tools': modulesOf('@module-federation/runtime-tools'),
});

/** What the federated browser builds of shell and remotes have in common. */
export const federatedWeb = (
  role: 'host' | 'remote',
  root: string,
  common: Configuration,
): Configuration => ({
  ...common,
  name: 'web',
  context: root,
  target: ['web', 'es2022'],
  resolve: { ...common.resolve, alias: { ...common.resolve?.alias, ...runtimeAliases(role) } },
  optimization: {
    chunkIds: 'named',
    splitChunks: { chunks: 'async', minSize: 30_000 },
    // A development build with a syntax error would be applied to open pages: a module without its imports. The shared
    // libraries that only this module used would be dropped, and the corrected build would not find them again.
    emitOnErrors: false,
  },
});

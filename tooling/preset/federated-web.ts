import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { sharedConfig } from './shared-libraries.ts';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * The federation plugin as shell and remotes use it. `loaded-first`: the default share strategy would load every
 * remote's entry at start. The shell carries the runtime, remotes use that copy. The descriptor replaces the plugin's
 * manifest, and types come from the workspace packages.
 */
export const federation = (role: 'host' | 'remote', options: FederationOptions) =>
  new ModuleFederationPlugin({
    ...options,
    shared: sharedConfig(role),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: {
      ...(role === 'host' ? { provideExternalRuntime: true } : { externalRuntime: true }),
      // Leaves out the runtime's parts for manifests and for Node.
      optimization: { disableSnapshot: true, target: 'web' },
    },
  });

/** What the federated browser builds of shell and remotes have in common. */
export const federatedWeb = (root: string): Configuration => ({
  name: 'web',
  context: root,
  target: ['web', 'es2022'],
  optimization: { chunkIds: 'named', splitChunks: { chunks: 'async', minSize: 30_000 } },
});

import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { commonOptions } from 'tooling/preset/build-options.ts';
import { root } from 'tooling/repository.ts';

/** The scripts of a page of the monolith. */
export interface MonolithScripts {
  /** Run by the document, in this order. */
  initial: string[];
  /** Of the route, loaded by the initial ones. */
  route: string[];
}

/** Builds the monolith. Returns a function from the chunk names of a route to the scripts its page needs at once. */
export function buildMonolith(out: string): Promise<(chunks: readonly string[]) => MonolithScripts> {
  const common = commonOptions('production', 'web');
  const compiler = rspack({
    ...common,
    context: root,
    target: ['web', 'es2022'],
    entry: { main: fileURLToPath(new URL('./monolith/index.ts', import.meta.url)) },
    output: {
      path: out,
      clean: true,
      publicPath: '/monolith/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'monolith',
    },
    // As a team tunes one application: shared code in few files that several routes use, and no small ones.
    optimization: {
      chunkIds: 'named',
      splitChunks: { chunks: 'all', minSize: 20_000, maxInitialRequests: 6, maxAsyncRequests: 6 },
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors())
        return reject(error ?? new Error(stats?.toString('errors-only')));
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      const files = (chunk: string) =>
        (namedChunkGroups[chunk]?.assets ?? [])
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js'));
      const initial = files('main');
      resolve((chunks) => ({
        initial,
        route: [...new Set(chunks.flatMap(files))].filter((file) => !initial.includes(file)),
      }));
    });
  });
}

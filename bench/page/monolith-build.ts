import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { commonOptions } from 'tooling/preset/build-options.ts';
import { root } from 'tooling/repository.ts';

/** Builds the monolith. Returns a function from the chunk names of a route to the scripts its page needs at once. */
export function buildMonolith(out: string): Promise<(chunks: readonly string[]) => string[]> {
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
    optimization: { chunkIds: 'named', splitChunks: { chunks: 'async', minSize: 30_000 } },
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
      resolve((chunks) => [...new Set(['main', ...chunks].flatMap(files))]);
    });
  });
}

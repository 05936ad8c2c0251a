import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { commonOptions, pageGlobals } from 'tooling/preset/build-options.ts';
import { root } from 'tooling/repository.ts';

/** The scripts of a page of the monolith. */
export interface MonolithScripts {
  /** Run by the document, in this order. */
  initial: string[];
  /** Of the route, loaded by the initial ones. */
  route: string[];
}

/** The Rspack configuration of the monolith, written to the folder `out`. */
export const monolithConfiguration = (out: string): Configuration => ({
  ...commonOptions('production', 'web'),
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
  plugins: [pageGlobals()],
  // As a team tunes one application: shared code in few files that several routes use, and no small ones.
  optimization: {
    chunkIds: 'named',
    splitChunks: { chunks: 'all', minSize: 20_000, maxInitialRequests: 6, maxAsyncRequests: 6 },
  },
});

/** Runs a build. Returns a function from a chunk to the scripts that it needs. */
export function runBuild(configuration: Configuration): Promise<(chunk: string) => string[]> {
  const compiler = rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors())
        return reject(error ?? new Error(stats?.toString('errors-only')));
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      resolve((chunk) =>
        (namedChunkGroups[chunk]?.assets ?? [])
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      );
    });
  });
}

/** Builds the monolith. Returns a function from the chunk names of a route to the scripts its page needs at once. */
export async function buildMonolith(out: string): Promise<(chunks: readonly string[]) => MonolithScripts> {
  const files = await runBuild(monolithConfiguration(out));
  const initial = files('main');
  return (chunks) => ({
    initial,
    route: [...new Set(chunks.flatMap(files))].filter((file) => !initial.includes(file)),
  });
}

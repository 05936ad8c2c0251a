import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import type { Mode } from './build-options.ts';

/** Subresource integrity for chunks: the entry contains the hash of every chunk, so pinning the entry pins them all. */
export const chunkIntegrity = (mode: Mode): RspackPluginInstance[] =>
  mode === 'production'
    ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), sortedIntegrity()]
    : [];

/** The line with which the plugin's runtime lists the chunks, before their hashes are known and before it is minified. */
const LIST_OF_CHUNKS = /(__webpack_require__\.sriHashes = )(\{.*\})/;

/**
 * The plugin lists the chunks in an order that changes from build to build. Sorted, the same sources have the same
 * version: releasing them again changes nothing, and a version that was rolled back is known again.
 */
const sortedIntegrity = (): RspackPluginInstance => ({
  apply: (compiler: Compiler) => {
    compiler.hooks.compilation.tap('SortedIntegrity', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrity', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          const code = String(assets[file]?.source());
          if (LIST_OF_CHUNKS.test(code))
            compilation.updateAsset(
              file,
              new rspack.sources.RawSource(
                code.replace(LIST_OF_CHUNKS, (_line, start, list) => start + sorted(list)),
              ),
            );
        }
      });
    });
  },
});

const sorted = (list: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(list) as Record<string, string>).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

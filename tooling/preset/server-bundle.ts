import { createHash } from 'node:crypto';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** Plugin that keeps the server bundle of the last build without errors, for a dev server. */
export class ServerBundle implements RspackPluginInstance {
  readonly #file: string;
  /** CommonJS source; empty before the first build. */
  code = '';
  /** Hash of the source; empty before the first build. */
  hash = '';

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ServerBundle', (compilation) => {
      const asset = compilation.getAsset(this.#file);
      if (!asset || compilation.errors.length > 0) return;
      this.code = asset.source.source().toString();
      this.hash = createHash('sha256').update(this.code).digest('hex');
    });
  }
}

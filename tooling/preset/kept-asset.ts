import { createHash } from 'node:crypto';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** Plugin that keeps one file of the last build without errors, for a dev server to answer with. */
export class KeptAsset implements RspackPluginInstance {
  readonly #file: string;
  /** Its content; empty before the first build. */
  code = '';
  /** Hash of its content; empty before the first build. */
  hash = '';

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('KeptAsset', (compilation) => {
      const asset = compilation.getAsset(this.#file);
      if (!asset || compilation.errors.length > 0) return;
      this.code = asset.source.source().toString();
      this.hash = createHash('sha256').update(this.code).digest('hex');
    });
  }
}

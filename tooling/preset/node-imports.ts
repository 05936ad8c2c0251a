import { isBuiltin } from 'node:module';
import path from 'node:path';
import {
  type Compilation,
  type Compiler,
  type Module,
  type RspackPluginInstance,
  rspack,
} from '@rspack/core';

/**
 * Plugin that explains why a build for the browser fails when code of a page imports a module of Node, in place of the
 * bundler's own error: that says for `node:path` that a scheme is not handled, and not which file imports it.
 */
export const refuseNodeImports = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('RefuseNodeImports', (compilation) => {
      const found = new Set<string>();
      const others = [...compilation.errors].filter((error) => {
        const sentences = nodeImports(compilation, error);
        for (const sentence of sentences) found.add(sentence);
        return sentences.length === 0;
      });
      if (found.size === 0) return;
      const explained = [...found].map(
        (sentence) =>
          new rspack.WebpackError(
            `${sentence}. Pages also run in browsers, which have no modules of Node. Use what browsers have as well, such as URL or crypto.subtle, or move the code out of the remote; in place of a library that does so, take another one.`,
          ),
      );
      compilation.errors = [...others, ...explained];
    });
  },
});

/** `src/pages/home/index.tsx imports node:path`, for each file whose import caused the error. */
function nodeImports(compilation: Compilation, error: Compilation['errors'][number]): string[] {
  const { module, message } = error as { module?: Module; message: string };
  if (!module) return [];
  const sentence = (importing: Module | null, request: string) =>
    `${path.relative(compilation.compiler.context, fileOf(importing))} imports ${request}`;
  // With the scheme the error is that of the imported module, without it that of the importing one.
  const scheme = fileOf(module);
  if (scheme.startsWith('node:'))
    return compilation.moduleGraph
      .getIncomingConnections(module)
      .map(({ originModule }) => sentence(originModule, scheme));
  const request = /Can't resolve '([^']+)'/.exec(message)?.[1] ?? '';
  return isBuiltin(request) ? [sentence(module, request)] : [];
}

const fileOf = (module: Module | null): string => (module as { resource?: string } | null)?.resource ?? '';

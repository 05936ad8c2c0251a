import path from 'node:path';
import { type Compiler, type Module, type RspackPluginInstance, rspack } from '@rspack/core';
import { findReserved, packageOf } from 'shared-releases/contract';

/**
 * Plugin of dev servers that refuses imports of reserved libraries in the remote's own files. A release refuses them as
 * well, and lint, but a page that is being written would fail before that with a message about something else.
 */
export const refuseReservedImports = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    const own = path.join(compiler.context, 'src') + path.sep;
    compiler.hooks.afterCompile.tap('RefuseReservedImports', (compilation) => {
      const found = new Set<string>();
      for (const module of compilation.modules) {
        const file = fileOf(module);
        if (!file.startsWith(own)) continue;
        for (const { dependency } of compilation.moduleGraph.getOutgoingConnections(module)) {
          const { request = '' } = dependency as { request?: string };
          const name = packageOf(request);
          const reserved = name && findReserved(name);
          if (reserved)
            found.add(
              `${path.relative(compiler.context, file)} imports ${request}. ${name} is reserved to the shared packages: use ${reserved.instead}.`,
            );
        }
      }
      for (const sentence of found) compilation.errors.push(new rspack.WebpackError(sentence));
    });
  },
});

const fileOf = (module: Module): string => (module as { resource?: string }).resource ?? '';

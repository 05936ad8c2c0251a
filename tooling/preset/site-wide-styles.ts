import path from 'node:path';
import { type Compiler, type Module, type RspackPluginInstance, rspack } from '@rspack/core';
import { siteWideRules } from 'shared-releases/styles';

/**
 * Plugin of dev servers that refuses style sheets with rules for elements of the whole site. A release refuses them as
 * well, but only after the page has been written with them.
 */
export const refuseSiteWideStyles = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('RefuseSiteWideStyles', (compilation) => {
      for (const module of compilation.modules) {
        const refusal = refusalOf(module, compiler.context);
        if (refusal) compilation.errors.push(new rspack.WebpackError(refusal));
      }
    });
  },
});

function refusalOf(module: Module, root: string): string | null {
  const { resource } = module as { resource?: string };
  if (!module.type.startsWith('css') || !resource) return null;
  try {
    return siteWideRules(path.relative(root, resource), String(module.originalSource()?.source() ?? ''));
  } catch {
    // The bundler says where it cannot be read.
    return null;
  }
}

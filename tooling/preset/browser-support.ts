import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/**
 * Browsers that run the site's code, as targets of the compiler; older ones get the server's HTML, which needs none.
 * Chrome 106 is the last one for Android 6, and the browser tests run a Chromium of that age
 * (`e2e/tests/site/older-browser.spec.ts`). Safari 15.6 is the last one of an iPhone 7.
 */
export const oldestBrowsers = 'chrome >= 106, firefox >= 104, safari >= 15.4';

const LOOKBEHIND = /.{0,40}\(\?<[=!].{0,40}/;

/**
 * Plugin that fails a build whose files have a regular expression with lookbehind. Compilers cannot replace it, and for
 * Safari before 16.4 it is a syntax error, by which the whole file is lost.
 */
export const refuseLookbehind = (): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RefuseLookbehind', (compilation) => {
      const { PROCESS_ASSETS_STAGE_REPORT: stage } = rspack.Compilation;
      compilation.hooks.processAssets.tap({ name: 'RefuseLookbehind', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const found = /\.m?js$/.test(name) && LOOKBEHIND.exec(source.source().toString())?.[0];
          if (!found) continue;
          const message = `${name} has a regular expression with lookbehind, which Safari before 16.4 cannot read: ${found}. Write it without "(?<=" and "(?<!".`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  },
});

import type { Compiler, RspackPluginInstance } from '@rspack/core';

/**
 * Gives the chunks of a retried entry (`remoteEntry.js?retry=1`, or the shell's `main.js`) the same query. At their old
 * addresses a damaged file would come from the memory of the browser again. Without a key, a chunk does not wait for the
 * script element of an attempt before, which may never be answered.
 */
export const retriedChunks = (): RspackPluginInstance => ({
  apply: (compiler: Compiler) => {
    compiler.hooks.compilation.tap('RetriedChunks', (compilation) => {
      compilation.hooks.runtimeModule.tap('RetriedChunks', (module) => {
        const code = module.source?.source.toString() ?? '';
        // The function that loads the script of a chunk.
        if (!module.source || !code.includes('__webpack_require__.l = ')) return;
        module.source.source = Buffer.from(`${code}
var retry = /\\?retry=\\d+$/.exec(document.currentScript ? document.currentScript.src : '');
if (retry) {
  var load = __webpack_require__.l;
  __webpack_require__.l = function (url, done, key, chunk) { load(url + retry[0], done, undefined, chunk); };
}
`);
      });
    });
  },
});

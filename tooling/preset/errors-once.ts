import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/**
 * Plugin for all bundles of one build: an error that several of them have, such as a syntax error, is printed once. Each
 * further bundle names the one that has it, so that none of them seems to be whole.
 */
export function errorsOnce(): RspackPluginInstance {
  /** Which bundle prints an error, by its text. */
  const printedBy = new Map<string, string>();
  return {
    apply(compiler: Compiler) {
      // After the hooks that ask whether a bundle has errors, and before they are printed.
      compiler.hooks.done.tap({ name: 'ErrorsOnce', stage: 1_000 }, ({ compilation }) => {
        const name = compiler.name ?? '';
        const errors = [...compilation.errors];
        const others = new Set<string>();
        const own = errors.filter((error) => {
          const printer = printedBy.get(error.message) ?? name;
          printedBy.set(error.message, printer);
          if (printer !== name) others.add(printer);
          return printer === name;
        });
        if (own.length === errors.length) return;
        compilation.errors = [
          ...own,
          ...[...others].map((printer) => new rspack.WebpackError(`The same as in ${printer}.`)),
        ];
      });
    },
  };
}

import { builtinModules, createRequire } from 'node:module';
import vm from 'node:vm';
import type { Remote } from 'shared-shell';

const nodeRequire = createRequire(import.meta.url);
const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

/**
 * Evaluates a remote's server bundle with the shell's own libraries behind `require`: one React by construction, and
 * no way to reach anything the shell does not provide.
 * @throws Error naming what the bundle asked for, or that it exports no remote.
 */
export function evaluateServerBundle(
  code: string,
  name: string,
  base: string,
  provided: Readonly<Record<string, unknown>>,
): Remote {
  const require = (request: string): unknown => {
    if (request in provided) return provided[request];
    if (builtins.has(request)) return nodeRequire(request);
    throw new Error(`${name}: its server bundle requires "${request}", which the shell does not provide.`);
  };
  const module: { exports: { default?: Remote } } = { exports: {} };
  const wrapper = vm.runInThisContext(`(function (module, exports, require, __remote_base__) {${code}\n})`, {
    filename: `${name}/server.cjs`,
  });
  wrapper(module, module.exports, require, `${base}/web/`);
  const remote = module.exports.default;
  if (!remote?.pages) throw new Error(`${name}: its server bundle exports no remote.`);
  return remote;
}

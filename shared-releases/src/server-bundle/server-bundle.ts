import vm from 'node:vm';
import type { Remote } from 'shared-shell';

/** A remote's server bundle, not yet evaluated. */
export interface ServerBundle {
  /** Name of the remote, for messages and stack traces. */
  name: string;
  /** CommonJS source of `server/server.cjs`. */
  code: string;
  /** Public address of the release, e.g. `/releases/mfe-events/1.0.0-3f2a`. */
  base: string;
  /** Modules for `require`, by request string: the shell's own copies, so that there is only one React. */
  provided: Readonly<Record<string, unknown>>;
  /** Variables of its code beside those of Node, such as a `window`. Default: none. */
  globals?: Readonly<Record<string, unknown>>;
}

/**
 * Evaluates a remote's server bundle, for the shell's server and for the render gate. `require` returns only modules
 * that the shell provides. Node's built-in modules are refused as well, because a bundle that needs them would not run
 * in a browser.
 * @throws Error that names a module which is not provided, or says that the bundle exports no remote.
 */
export function evaluateServerBundle({ name, code, base, provided, globals = {} }: ServerBundle): Remote {
  const require = (request: string): unknown => {
    if (request in provided) return provided[request];
    throw new Error(`${name}: its server bundle requires "${request}", which the shell does not provide.`);
  };
  const module: { exports: { default?: Remote } } = { exports: {} };
  const variables = {
    module,
    exports: module.exports,
    require,
    __remote_base__: `${base}/web/`,
    ...globals,
  };
  const names = Object.keys(variables).join(', ');
  const wrapper = vm.runInThisContext(`(function (${names}) {${code}\n})`, {
    filename: `${name}/server.cjs`,
  });
  wrapper(...Object.values(variables));
  const remote = module.exports.default;
  if (!remote?.pages)
    throw new Error(
      `${name}: its server bundle exports no remote. src/remote.ts must default-export defineRemote(…).`,
    );
  return remote;
}

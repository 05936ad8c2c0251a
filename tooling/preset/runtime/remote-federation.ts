/** What a remote's entry uses of the federation runtime. */
interface FederationRuntime {
  runtime: {
    getInstance: (find: (instance: Instance) => boolean) => Instance | null;
    createInstance: (options: InstanceOptions) => Instance;
  };
  bundlerRuntime: object;
}

interface Instance {
  name: string;
  initOptions: (options: InstanceOptions) => void;
}

interface InstanceOptions {
  name: string;
}

const shell = (globalThis as { _FEDERATION_BUNDLER_RUNTIME?: FederationRuntime })._FEDERATION_BUNDLER_RUNTIME;
if (!shell) throw new Error('The page has no federation runtime: its shell is older than this remote.');

const { runtime, bundlerRuntime } = shell;

/**
 * The federation runtime of a remote in the browser: the code of the shell's (`shell-federation.ts`) with a state of its
 * own. A copy in each entry would be 10 kB per remote.
 */
export default {
  ...shell,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  runtime: {
    ...runtime,
    // The runtime's own `init` looks for the instance of the build that it is in, which is the shell.
    init: (options: InstanceOptions) => {
      const existing = runtime.getInstance(({ name }) => name === options.name);
      existing?.initOptions(options);
      return existing ?? runtime.createInstance(options);
    },
  },
};

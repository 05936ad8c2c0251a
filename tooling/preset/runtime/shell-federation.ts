import * as runtimeCore from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
// The plugin leaves it out of a build that exposes nothing.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * The federation runtime of the shell, which is that of all remotes as well: their entries have no copy
 * (`remote-federation.ts`). Remotes that were built before have all but the core of it.
 */
Object.assign(federation.bundlerRuntime ?? {}, { initContainerEntry });
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: federation,
  _FEDERATION_RUNTIME_CORE: runtimeCore,
});

export default federation;

/**
 * Runs first in a remote's server bundle. `__remote_base__` is a parameter of the function the shell's server wraps
 * around the bundle: the public address of exactly this release.
 */
// biome-ignore lint/style/useConst: the bundler reads the assignment, not the declaration.
declare let __webpack_public_path__: string;
declare const __remote_base__: string;

__webpack_public_path__ = __remote_base__;

export {};

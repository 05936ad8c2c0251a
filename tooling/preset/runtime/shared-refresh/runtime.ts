/**
 * `react-refresh/runtime` in the federated build of a remote in development: the runtime of the shell. A page with a
 * released shell has none, and the page then reloads after a change.
 */
type Runtime = typeof import('react-refresh/runtime');

declare const __refresh_scope__: string;

const shared = (globalThis as { __refreshRuntime__?: Runtime }).__refreshRuntime__;

/** Two remotes may have modules and components of the same name. */
export const register: Runtime['register'] = (type, id) =>
  shared?.register(type, `${__refresh_scope__} ${id}`);
export const createSignatureFunctionForTransform: Runtime['createSignatureFunctionForTransform'] = () =>
  shared?.createSignatureFunctionForTransform() ?? ((type) => type);
export const getFamilyByType: Runtime['getFamilyByType'] = (type) => shared?.getFamilyByType(type);
/** Without refresh no module is accepted, so that the page reloads. */
export const isLikelyComponentType: Runtime['isLikelyComponentType'] = (type) =>
  shared?.isLikelyComponentType(type) ?? false;
export const performReactRefresh: Runtime['performReactRefresh'] = () =>
  shared?.performReactRefresh() ?? null;
export const injectIntoGlobalHook: Runtime['injectIntoGlobalHook'] = () => {};

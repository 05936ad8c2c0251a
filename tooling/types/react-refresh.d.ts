/** The package has no types; only what the build preset uses. */
declare module 'react-refresh/runtime' {
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown;
  export function getFamilyByType(type: unknown): object | undefined;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): object | null;
  export function injectIntoGlobalHook(target: object): void;
}

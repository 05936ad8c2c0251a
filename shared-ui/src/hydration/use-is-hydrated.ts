import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while the page hydrates, then true. Render what only the browser knows (storage, history
 * state, time zone) when it is true: hydration needs the same HTML on both sides.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

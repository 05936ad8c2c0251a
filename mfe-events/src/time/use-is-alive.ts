import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML hydrates: what only the browser knows may show from then on. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

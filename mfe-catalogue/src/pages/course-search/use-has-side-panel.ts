import { useSyncExternalStore } from 'react';
import { breakpoints } from 'shared-ui';

const wide = () => window.matchMedia(`(min-width:${breakpoints.lg}px)`);

const follow = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/**
 * Whether the filters stand beside the list. True on the server and while its HTML hydrates: a browser without
 * JavaScript needs the panel at any width. A phone drops it then, as it would only cost time with every letter typed.
 */
export const useHasSidePanel = (): boolean =>
  useSyncExternalStore(
    follow,
    () => wide().matches,
    () => true,
  );

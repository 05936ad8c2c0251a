import { useSyncExternalStore } from 'react';
import { breakpoints } from 'shared-ui';

const wide = () => window.matchMedia(`(min-width:${breakpoints.lg}px)`);

const follow = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/**
 * Whether the filters are beside the list. True on the server and during hydration, because browsers without
 * JavaScript need the panel at any width. Small screens then remove it, which makes typing faster.
 */
export const useHasSidePanel = (): boolean =>
  useSyncExternalStore(
    follow,
    () => wide().matches,
    () => true,
  );

import { useSyncExternalStore } from 'react';

/** From this width on the filters stand beside the list; the styles of the page say the same. */
export const sidePanelWidth = 1024;

/** Null where there are no media queries to ask (unit tests). */
const query = () => window.matchMedia?.(`(min-width:${sidePanelWidth}px)`) ?? null;

const follow = (changed: () => void) => {
  const wide = query();
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
};

/**
 * Whether the filters stand beside the list. True on the server and while its HTML hydrates: a browser without
 * JavaScript needs the panel at any width. A phone drops it then, as it would only cost time with every letter typed.
 */
export const useHasSidePanel = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query()?.matches ?? true,
    () => true,
  );

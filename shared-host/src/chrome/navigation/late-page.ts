import { createStore, type StoreApi } from 'zustand/vanilla';

/** Time in ms after which a page counts as late: a sign of progress for less would only flicker, and cost a frame. */
export const LATE_AFTER_MS = 200;

/** Whether a page that was asked for is late. */
export interface LatePage {
  store: StoreApi<{ isLate: boolean }>;
  /** Called with whether a page is being loaded or rendered, at each change and as often as one likes. */
  follow: (isLoading: boolean) => void;
}

export function createLatePage(): LatePage {
  const store = createStore(() => ({ isLate: false }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    store,
    follow: (isLoading) => {
      if (isLoading) timer ??= setTimeout(() => store.setState({ isLate: true }), LATE_AFTER_MS);
      else {
        clearTimeout(timer);
        timer = undefined;
        store.setState({ isLate: false });
      }
    },
  };
}

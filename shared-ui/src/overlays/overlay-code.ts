import type * as MuiOverlays from './mui-overlays.tsx';

type Code = typeof MuiOverlays;

let code: Code | null = null;
let loading: Promise<Code> | null = null;

/** The overlays' code when it is here already. */
export const overlayCode = () => code;

/**
 * Fetches the code of dialogs and drawers (MUI, a chunk of its own: never in server HTML, so no first view waits for
 * it). Never rejects while preloading; `loadOverlays` does. A failed load is forgotten, so that the next call tries again.
 */
export function loadOverlays(): Promise<Code> {
  loading ??= import(/* webpackChunkName: "overlays" */ './mui-overlays.tsx').then(
    (loaded) => {
      code = loaded;
      return loaded;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export const preloadOverlays = () =>
  loadOverlays().then(
    () => undefined,
    () => undefined,
  );

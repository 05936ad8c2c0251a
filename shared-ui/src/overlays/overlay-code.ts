import type * as MuiOverlays from './mui-overlays.tsx';

type Code = typeof MuiOverlays;

let code: Code | null = null;
let loading: Promise<Code> | null = null;

/** The code of the overlays if it has loaded. */
export const overlayCode = () => code;

/**
 * Loads the code of dialogs and drawers: MUI, in a chunk of its own that no first view needs. A failed load is
 * retried by the next call. `preloadOverlays` never rejects.
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

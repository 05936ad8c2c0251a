import { useCallback, useEffect, useState } from 'react';
import { loadOverlays, overlayCode } from './overlay-code.ts';

/** The code of an overlay while `open`: null until it has loaded, and whether loading failed. */
export function useOverlayCode(open: boolean) {
  const [code, setCode] = useState(overlayCode);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadOverlays().then(setCodeOf(setCode), () => setFailed(true));
  }, []);
  useEffect(() => {
    if (open && !code) load();
  }, [open, code, load]);
  return { code: code ?? overlayCode(), failed: failed && open && !code, retry: load };
}

/** Wrapped, so that React stores the module instead of calling it as an updater. */
const setCodeOf =
  <T>(set: (update: () => T) => void) =>
  (value: T) =>
    set(() => value);

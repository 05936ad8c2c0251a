import { useCallback, useEffect, useState } from 'react';
import { loadOverlays, overlayCode } from './overlay-code.ts';

/** Code for an overlay that is wanted while `open`: the code, or null until it comes, and whether it failed to come. */
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

/** A module namespace is an object, not an updater: wrap it so that React stores it. */
const setCodeOf =
  <T>(set: (update: () => T) => void) =>
  (value: T) =>
    set(() => value);

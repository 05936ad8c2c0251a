import { useEffect, useEffectEvent } from 'react';

/** The part of the browser's CloseWatcher that is used here; not in every browser. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `onRequest` when the visitor asks the browser to close what is open: on Android by the Back button or gesture,
 * which else would leave the page with everything typed in it. No history entry is made for it. Where the browser has
 * no such watcher, Back stays what it is there. Esc comes as a key; whoever answers it must prevent its default.
 */
export function useCloseRequest(open: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!open || !CloseWatcher) return;
    let watcher: CloseWatcher;
    // A watcher answers once; a form that asks first stays open and needs the next one.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        request();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}

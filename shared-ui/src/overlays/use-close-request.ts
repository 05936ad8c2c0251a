import { useEffect, useEffectEvent } from 'react';

/** The used part of the browser's CloseWatcher, which not every browser has. */
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
 * Calls `onRequest` when the visitor asks the browser to close the overlay: on Android by the Back button or
 * gesture, which would otherwise leave the page and lose its input. No history entry is added. Without
 * CloseWatcher, Back leaves the page. Esc arrives as a key event, whose handler must prevent the default.
 */
export function useCloseRequest(open: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!open || !CloseWatcher) return;
    let watcher: CloseWatcher;
    // A watcher fires once. A form that asks for confirmation stays open and needs another one.
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

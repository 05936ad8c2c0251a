import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CloseReason } from './overlay-props.ts';

interface ModalOptions {
  open: boolean;
  onOpen?: () => void;
  onClose?: (reason: CloseReason) => void;
}

/**
 * Keeps a `<dialog>` and `open` the same. The browser opens and closes the element by itself as well (buttons with
 * `commandfor`, Esc, Back on Android), also before the code has loaded: what is open then stays open.
 * @returns whether it is open in the browser
 */
export function useModal(element: RefObject<HTMLDialogElement | null>, options: ModalOptions): boolean {
  const { open } = options;
  const [isShown, setIsShown] = useState(false);
  /** What the caller rendered last, or has been told since: an update it made may not be rendered yet. */
  const isKnownOpen = useRef(false);
  const [refusals, setRefusals] = useState(0);

  useLayoutEffect(() => {
    const dialog = element.current;
    // Closed before it is removed, because only closing returns the focus.
    return () => dialog?.close();
  }, [element]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a caller that refused to close gets the dialog back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    else if (!open && isKnownOpen.current) dialog?.close();
    isKnownOpen.current = open;
  }, [element, open, refusals]);

  const follow = useEffectEvent((isOpen: boolean) => {
    setIsShown(isOpen);
    if (isOpen === isKnownOpen.current) return;
    if (isOpen) {
      if (options.onOpen) isKnownOpen.current = true;
      return options.onOpen?.();
    }
    isKnownOpen.current = false;
    // A browser closes at the second request in a row, without asking.
    options.onClose?.('escape');
    setRefusals((count) => count + 1);
  });
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const observer = new MutationObserver(() => follow(dialog.open));
    observer.observe(dialog, { attributeFilter: ['open'] });
    follow(dialog.open);
    return () => observer.disconnect();
  }, [element]);
  return isShown;
}

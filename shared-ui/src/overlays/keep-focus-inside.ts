import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to what had it first in an open dialog, its title, when the control that has it is removed with a part of
 * the content, e.g. the form of a visitor who logs out in another tab. It would fall to the page, which is inert.
 * @returns follows the focus inside the dialog
 */
export function useKeepFocusInside(element: RefObject<HTMLDialogElement | null>, isShown: boolean) {
  const last = useRef<Element>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!isShown || !dialog) return;
    const giveFocus = () => {
      if (document.activeElement === document.body)
        dialog.querySelector<HTMLElement>('[autofocus],button')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // What comes in its place may take the focus itself, after the browser has painted it.
      if (last.current && !last.current.isConnected) setTimeout(giveFocus, 100);
    });
    observer.observe(dialog, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element, isShown]);
  return ({ target }: { target: Element }) => {
    last.current = target;
  };
}

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * While `isOpen`, calls `dismiss` for Esc, wherever the focus is, and for a press outside of `element`.
 * @param dismiss gets whether the focus was inside
 */
export function useDismissal(
  isOpen: boolean,
  element: RefObject<HTMLElement | null>,
  dismiss: (hadFocus: boolean) => void,
): void {
  const onDismiss = useEffectEvent((at: EventTarget | null) => {
    if (at instanceof Node && element.current?.contains(at)) return;
    dismiss(!!element.current?.contains(document.activeElement));
  });
  // Before it is painted: who sees the element can close it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss(null);
    const onPointerDown = ({ target }: PointerEvent) => onDismiss(target);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);
}

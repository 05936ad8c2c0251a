import type { KeyboardEvent } from 'react';

const candidates = 'a[href],button,input,select,textarea,[tabindex]';

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || (element as HTMLButtonElement).disabled) return false;
  if (element.closest('[hidden],[inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/**
 * Tab from the last control of a dialog leads to its first, Shift+Tab from the first (or from the dialog itself) to the
 * last. MUI's own trap does so as well, but takes controls of hidden panels for ends: from there the focus would not
 * move at all.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const dialog = event.currentTarget.querySelector('[role=dialog]');
  if (event.key !== 'Tab' || !dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(candidates)].filter(isStop);
  const first = stops[0];
  const last = stops.at(-1);
  const at = document.activeElement;
  const isOutside = !dialog.contains(at) || at === dialog;
  const target = event.shiftKey ? (at === first || isOutside) && last : at === last && first;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

import type { KeyboardEvent } from 'react';

const candidates = 'a[href],button,input,select,textarea,[tabindex]';

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || (element as HTMLButtonElement).disabled) return false;
  if (element.closest('[hidden],[inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/**
 * Keeps Tab and Shift+Tab within the dialog. MUI's own focus trap counts controls of hidden panels, from which the
 * focus would not move.
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

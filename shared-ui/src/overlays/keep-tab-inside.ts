import type { KeyboardEvent } from 'react';

const candidates = 'a[href],button,input,select,textarea,summary,[tabindex]';

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || (element as HTMLButtonElement).disabled) return false;
  if (element.closest('[hidden],[inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Keeps Tab and Shift+Tab within the dialog; the browser alone would go on to its own controls. */
export function keepTabInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  // A dialog that was opened from this one keeps its own focus.
  if (event.key !== 'Tab' || (event.target as Element).closest('dialog') !== dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(candidates)].filter(isStop);
  const first = stops[0];
  const last = stops.at(-1);
  const at = document.activeElement;
  const target = event.shiftKey ? at === first && last : at === last && first;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

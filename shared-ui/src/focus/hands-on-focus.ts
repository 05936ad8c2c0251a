/** On a control that may vanish: which controls are the same one of other rows, and where the focus goes without those. */
const KIND = 'data-hands-on';
const OTHERWISE = 'data-focus-otherwise';

/**
 * Attributes of a control that its own action removes, such as 'Remove' in a row of a list. Without them the focus falls
 * to the page: Tab begins at the top and nothing is read out. They hand the focus on to the control of the same `kind` in
 * the next row, else in the one before, else to what the first of the selectors `otherwise` finds once the control is
 * gone, else to the page's heading; also when a dialog that was opened with it is closed later. The focus stays where it is
 * when it is anywhere else.
 * @param kind shared by the controls of all rows; '' for a control that stands alone
 */
export const handsOnFocus = (kind: string, ...otherwise: string[]) => ({
  ref: handOn,
  [KIND]: kind,
  [OTHERWISE]: [...otherwise, 'h1'].join(';'),
});

/** A `ref` whose clean-up React runs before it removes the element, with the focus still in it. */
function handOn(element: HTMLElement | null) {
  return () => {
    if (!element) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (!dialog && !element.contains(document.activeElement)) return;
    const kind = element.getAttribute(KIND);
    const all = kind ? [...document.querySelectorAll<HTMLElement>(`[${KIND}="${kind}"]`)] : [];
    const place = all.indexOf(element);
    const others = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0)).reverse()];
    const hand = () => {
      if (element.isConnected || isFocusSomewhere()) return;
      const named = (element.getAttribute(OTHERWISE) ?? '').split(';');
      const places = named.map((selector) => document.querySelector<HTMLElement>(selector));
      [...others, ...places].some((next) => next?.isConnected && focusOn(next));
    };
    // After the commit, when it is known what remains.
    queueMicrotask(hand);
    // A browser returns the focus to what opened the dialog, which is gone.
    dialog?.addEventListener('close', hand, { once: true });
  };
}

/**
 * Whether the visitor is anywhere but at the top of the page. A dialog that has been closed and fades out keeps the focus
 * until it is gone, which does not count.
 */
export const isFocusSomewhere = () => {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.closest('dialog:not([open])');
};

/** Focuses an element, also one that is no control, such as a heading. Returns false when it cannot have the focus. */
export function focusOn(element: HTMLElement): boolean {
  element.focus();
  // What Tab reaches, but the focus does not, is hidden or disabled.
  if (document.activeElement !== element && element.tabIndex < 0) {
    element.tabIndex = -1;
    element.focus();
  }
  return document.activeElement === element;
}

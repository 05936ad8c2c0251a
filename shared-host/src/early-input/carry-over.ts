/** Elements that are told apart by what they say. */
const NAMED_BY_TEXT = 'a, button, summary';

/** React writes other generated names on the server than in the browser. */
const GENERATED = /^_[rR]_/;

export const isSameName = (name: string | null, other: string | null) =>
  name === other || (GENERATED.test(name ?? '') && GENERATED.test(other ?? ''));

const isAlike = (element: Element, other: Element) =>
  element.className === other.className &&
  isSameName(element.getAttribute('name'), other.getAttribute('name')) &&
  element.getAttribute('type') === other.getAttribute('type') &&
  (!element.matches(NAMED_BY_TEXT) || element.textContent === other.textContent);

/** The element that stands for another one where the same page is rendered again: the same of its kind. */
type Find = (area: Element) => HTMLElement | undefined;

/** @param root what is going to be replaced */
export function successorIn(root: Element, element: Element): Find {
  const alikeIn = (area: Element) =>
    [...area.querySelectorAll<HTMLElement>(element.localName)].filter((other) => isAlike(element, other));
  const place = alikeIn(root).indexOf(element as HTMLElement);
  return (area) => alikeIn(area)[place];
}

/** Browsers without popovers do not know the selector. */
const isOpenPopover = (element: Element) =>
  CSS.supports('selector(:popover-open)') && element.matches(':popover-open');

const selectorOfOpener = (id: string) =>
  `[commandfor="${CSS.escape(id)}"]:not([command="close"]), [popovertarget="${CSS.escape(id)}"]`;

/**
 * Notes what the visitor has changed in the server's HTML without any code, before React's rendering of the same page
 * replaces it: opened parts and dialogs, scrolled rows, focus.
 * @param shown the HTML as it is on the screen
 * @param original the same as it was sent
 * @returns does the same in the area with the new rendering
 */
export function carryOver(shown: Element, original: Element): (area: Element) => void {
  const changes: { find: Find; change: (successor: HTMLElement) => void }[] = [];
  const change = (element: Element, apply: (successor: HTMLElement) => void) =>
    changes.push({ find: successorIn(shown, element), change: apply });

  const originals = original.querySelectorAll('details');
  for (const [index, details] of shown.querySelectorAll('details').entries()) {
    const { open } = details;
    if (open !== originals[index]?.open)
      change(details, (successor) => {
        (successor as HTMLDetailsElement).open = open;
      });
  }
  for (const element of shown.querySelectorAll('*')) {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left !== 0 || top !== 0)
      change(element, (successor) => successor.scrollTo({ left, top, behavior: 'instant' }));
  }
  for (const opened of shown.querySelectorAll('dialog[open], [popover]')) {
    const isOpen = opened.localName === 'dialog' || isOpenPopover(opened);
    const opener = isOpen && shown.querySelector(selectorOfOpener(opened.id));
    // After React's commit, in which it handles no events.
    if (opener) change(opener, (successor) => queueMicrotask(() => successor.click()));
  }
  const { activeElement } = document;
  // The focus that the host has given to a heading is the host's own affair.
  if (activeElement && shown.contains(activeElement) && activeElement.localName !== 'h1')
    change(activeElement, (successor) => successor.focus({ preventScroll: true }));

  return (area) => {
    for (const { find, change: apply } of changes) {
      const successor = find(area);
      if (successor) apply(successor);
    }
  };
}

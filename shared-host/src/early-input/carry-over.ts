import { whileRendered } from './while-rendered.ts';

/** Elements that are told apart by what they say. */
const NAMED_BY_TEXT = 'a, button, summary';

/** React writes other generated names on the server than in the browser. */
const GENERATED = /^_[rR]_/;

export const isSameName = (name: string | null, other: string | null) =>
  name === other || (GENERATED.test(name ?? '') && GENERATED.test(other ?? ''));

/** The server renders some controls twice, in a dialog and beside it, and the code only those that are shown. */
const dialogAround = (element: Element) => element.closest('dialog, [popover]')?.id ?? null;

const isAlike = (element: Element, other: Element) =>
  element.className === other.className &&
  isSameName(dialogAround(element), dialogAround(other)) &&
  isSameName(element.getAttribute('name'), other.getAttribute('name')) &&
  element.getAttribute('type') === other.getAttribute('type') &&
  (!element.matches(NAMED_BY_TEXT) || element.textContent === other.textContent);

/** The element that stands for another one where the same page is rendered again: the same of its kind. */
type Find = (area: Element) => HTMLElement | undefined;

interface Change {
  find: Find;
  /** @returns whether it is done */
  apply: (successor: HTMLElement) => boolean;
}

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
  const changes: Change[] = [];
  const change = (element: Element, apply: Change['apply']) =>
    changes.push({ find: successorIn(shown, element), apply });

  const originals = original.querySelectorAll('details');
  for (const [index, details] of shown.querySelectorAll('details').entries()) {
    const { open } = details;
    if (open !== originals[index]?.open)
      change(details, (successor) => {
        (successor as HTMLDetailsElement).open = open;
        return true;
      });
  }
  for (const opened of shown.querySelectorAll('dialog[open], [popover]')) {
    const isOpen = opened.localName === 'dialog' || isOpenPopover(opened);
    const opener = isOpen && shown.querySelector(selectorOfOpener(opened.id));
    if (!opener) continue;
    // After React's commit, in which it handles no events.
    change(opener, (successor) => {
      queueMicrotask(() => {
        // Closing returns the focus to it.
        if (opened.localName === 'dialog') successor.focus({ preventScroll: true });
        successor.click();
      });
      return true;
    });
  }
  /** In what is opened above: once it is open and rendered. */
  const placesInside: Change[] = [];
  const changePlace = (element: Element, apply: Change['apply']) =>
    (element.closest('dialog, [popover]') ? placesInside : changes).push({
      find: successorIn(shown, element),
      apply,
    });
  for (const element of shown.querySelectorAll('*')) {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left !== 0 || top !== 0)
      changePlace(element, (successor) => {
        successor.scrollTo({ left, top, behavior: 'instant' });
        // Not before its content is as high as it was.
        return Math.abs(successor.scrollTop - top) < 1 && Math.abs(successor.scrollLeft - left) < 1;
      });
  }
  const { activeElement } = document;
  // The focus that the host has given to a heading is the host's own affair.
  if (activeElement && shown.contains(activeElement) && activeElement.localName !== 'h1')
    changePlace(activeElement, (successor) => {
      successor.focus({ preventScroll: true });
      return true;
    });

  const applyTo = (area: Element, { find, apply }: Change) => {
    const successor = find(area);
    return successor !== undefined && apply(successor);
  };
  return (area) => {
    for (const one of changes) applyTo(area, one);
    // The document's first script makes a dialog modal in a timer after the next frame, and the browser then focuses its
    // first control.
    requestAnimationFrame(() =>
      setTimeout(() =>
        setTimeout(() => {
          for (const one of placesInside) whileRendered(area, () => applyTo(area, one));
        }),
      ),
    );
  };
}

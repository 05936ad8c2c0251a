import { successorIn } from './carry-over.ts';
import { whileRendered } from './while-rendered.ts';

export interface EarlyAction {
  event: Event;
  element: HTMLElement;
  /** @param successor where the element has been rendered anew */
  repeat: (successor?: HTMLElement) => void;
  discard: () => void;
}

/** Set by the document's first script (`shell/src/browser/early/`). Absent on standalone and development pages. */
interface EarlyActions {
  /**
   * Every toggle that was pressed, and the last click on another button, or submission of a form, in HTML whose code was
   * not loaded; oldest first.
   */
  waiting: EarlyAction[];
  /** The field in which an input method composes a word. Keyboards of phones compose every word. */
  composed: Element | null;
  isInteractive: (element: Element) => boolean;
  /** Keeps the toggles that wait, and have a name, and ticked boxes, for their code on a later page. Called when a page is left. */
  keepToggles: () => void;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/** The actions that wait for their code. */
export const waitingActions = (): readonly EarlyAction[] => window.earlyActions?.waiting ?? [];

/** Takes an action to repeat it; false when the visitor has clicked somewhere else in the meantime. */
function take(action: EarlyAction): boolean {
  const isWaiting = waitingActions().includes(action);
  if (isWaiting) action.discard();
  return isWaiting;
}

/** Repeats an action in a later task: replayed values are rendered first, so that a form is submitted with them. */
export function repeatSoon(action: EarlyAction): void {
  setTimeout(() => {
    if (take(action) && action.element.isConnected) action.repeat();
  });
}

/**
 * @param removed HTML with the action's element
 * @returns repeats the action where its element has been rendered anew
 */
export function repeatIn(removed: Element, action: EarlyAction): (area: Element) => void {
  const find = successorIn(removed, action.element);
  return (area) => {
    if (!take(action)) return;
    const successor = find(area);
    if (successor) action.repeat(successor);
  };
}

/** Repeats an action as soon as its element is in the area that React renders in place of a removed one. */
export function repeatWhenRendered(action: EarlyAction, removed: Element, area: Element): void {
  const find = successorIn(removed, action.element);
  const repeat = repeatIn(removed, action);
  whileRendered(area, () => {
    const isThere = find(area) !== undefined;
    // A later task, as in `repeatSoon`.
    if (isThere) setTimeout(repeat, 0, area);
    return isThere;
  });
}

/**
 * Discards an early action that React has answered itself, because the click or submission hydrated its area. Decided
 * within the event: later it is not known whether React answered it, or the area was hydrated by other means meanwhile.
 * @param root where React listens already: its own listeners must run before, and when it cannot answer an event it lets
 * none beyond this element see it
 */
export function discardAnsweredActions(root: Element): void {
  const actions = window.earlyActions;
  if (!actions) return;
  const discardAnswered = (event: Event) => {
    // Not for the clicks by which entered values are replayed.
    const action = actions.waiting.find((other) => other.event === event);
    if (action && actions.isInteractive(action.element)) action.discard();
  };
  for (const type of ['click', 'submit']) root.addEventListener(type, discardAnswered, true);
}

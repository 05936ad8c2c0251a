import { createSafeStorage } from 'shared-shell/storage';

/** Time in ms after which a recorded action is discarded: repeating it later would surprise the visitor. */
const EXPIRY_MS = 15_000;

/**
 * What works without code: buttons that open or close a dialog or popover, and what the server or a script of the
 * document answers.
 */
const WORKS_WITHOUT_CODE = '[commandfor], [popovertarget], [data-without-code]';

/** Whether a button opens a dialog or popover that is in a part of the document which has not arrived yet. */
function opensLatePart(button: HTMLButtonElement): boolean {
  const id = button.getAttribute('commandfor') ?? button.getAttribute('popovertarget');
  return id !== null && document.readyState === 'loading' && !document.getElementById(id);
}

type EarlyActions = NonNullable<Window['earlyActions']>;

const click = (button: HTMLElement) => button.click();
/** @param element a form, or its submit button */
const submit = (element: HTMLElement) =>
  element instanceof HTMLFormElement
    ? element.requestSubmit()
    : (element as HTMLButtonElement).form?.requestSubmit(element);

/** A button that is on or off, such as Save of a course. It leads nowhere: what is pressed after it does not replace it. */
const isToggle = (element: Element) => element.hasAttribute('aria-pressed');

const tab = createSafeStorage(() => sessionStorage);
const device = createSafeStorage(() => localStorage);

/** A toggle that says what it switches on: its code reads the `value` of such presses under its `name`. */
const KEPT_TOGGLE = 'button[name][aria-pressed="false"]';

/** A ticked box that says what it adds to a list. The server renders such boxes without a tick. */
const KEPT_BOX = 'input[data-value]:checked';

/** The code of this page: browsers tell only other pages that an entry has changed. */
const tellChange = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

/**
 * Records the last click on a button, or the last submission of a form, whose code is not loaded, and every toggle that
 * was pressed, so that `early-input/` of shared-host can repeat them after hydration, and shows the visitor that they
 * were registered. An action that hydrates its own area, so that React answers it, is discarded there. Also notes in which
 * field an input method composes a word. A link with `data-entry` puts its `data-value` into that entry of
 * `sessionStorage`, as its code would. Toggles with a name that still wait when the page is left are kept in
 * `localStorage` for their code on a later page, one `value` per line. Ticked boxes are added then to the list that their
 * code keeps as JSON: `data-value` to the entry `data-entry` of `sessionStorage`, or `data-device-entry` of `localStorage`.
 * @param onAction called for each recorded action, which needs the code of the area around its element
 * @param onGivenUp called when actions are not repeated because their code has not come
 * @returns gives up the actions that wait, because their code cannot be loaded
 */
export function recordEarlyActions(
  onAction: (element: Element) => void,
  onGivenUp: () => void = () => {},
): () => void {
  const actions: EarlyActions = {
    waiting: [],
    // Whether a word that was begun before this script is composed shows only with its next letter. Nothing is lost when
    // it is not: its text is taken over without being set as well.
    composed: isTypedIn(document.activeElement) ? document.activeElement : null,
    isInteractive: () => false,
    keepToggles: () => {
      for (const { element, discard } of actions.waiting) {
        if (!element.matches(KEPT_TOGGLE)) continue;
        const { name, value } = element as HTMLButtonElement;
        try {
          localStorage.setItem(name, `${localStorage.getItem(name) ?? ''}${value}\n`);
        } catch {
          // Blocked or full: the press waits on, for a page that is shown again by Back.
          continue;
        }
        // A page that is shown again must not repeat what a later page has done, and may have undone.
        discard();
        tellChange(name);
      }
      for (const box of document.querySelectorAll<HTMLInputElement>(KEPT_BOX)) {
        if (actions.isInteractive(box)) continue;
        const { entry, deviceEntry, value = '' } = box.dataset;
        const [texts, key] = entry ? [tab, entry] : [device, deviceEntry ?? ''];
        try {
          texts.write(key, JSON.stringify([...JSON.parse(texts.read(key) ?? '[]'), JSON.parse(value)]));
          tellChange(key);
        } catch {
          // What is stored is no JSON. The code of the page, whose entry it is, ignores it as well.
        }
      }
    },
  };
  addEventListener('pagehide', actions.keepToggles);
  window.earlyActions = actions;
  const noteComposed = (event: Event) => {
    if (event.type === 'compositionend') actions.composed = null;
    else if (event.type === 'compositionstart' || (event as InputEvent).isComposing)
      actions.composed = event.target as Element;
  };
  for (const type of ['compositionstart', 'compositionend', 'input'])
    addEventListener(type, noteComposed, true);

  const giveUp = (given: EarlyActions['waiting']) => {
    if (given.length === 0) return;
    for (const action of given) action.discard();
    onGivenUp();
  };
  /** Discards what another action replaces: all but toggles. */
  const replaceWaiting = () => {
    for (const action of actions.waiting) if (!isToggle(action.element)) action.discard();
  };
  const record = (event: Event, element: HTMLElement, repeatOn: (element: HTMLElement) => void) => {
    // Who presses a toggle again wants it still: the first press has shown no effect but its pulse.
    actions.waiting.find((action) => action.element === element)?.discard();
    replaceWaiting();
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pulse = element.animate?.(
      { opacity: reducesMotion ? [0.6, 0.6] : [1, 0.5] },
      { duration: 450, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
    );
    const timer = setTimeout(() => giveUp([action]), EXPIRY_MS);
    const state = element.getAttribute('aria-pressed');
    const action = {
      event,
      element,
      repeat: (successor = element) => {
        // The server does not know what is on: pressed again, a toggle that the code shows as on would go off.
        if (successor.getAttribute('aria-pressed') === state) repeatOn(successor);
      },
      discard: () => {
        clearTimeout(timer);
        pulse?.cancel();
        actions.waiting = actions.waiting.filter((other) => other !== action);
      },
    };
    actions.waiting.push(action);
    // Also after a click without a pointer, such as that of a screen reader.
    onAction(element);
  };

  addEventListener(
    'click',
    (event) => {
      // Of what leads somewhere, only the visitor's last action is repeated.
      if (event.isTrusted) replaceWaiting();
      const link = (event.target as Element).closest<HTMLElement>('a[data-entry]');
      if (link && !actions.isInteractive(link)) {
        const { entry = '', value = '' } = link.dataset;
        tab.write(entry, value);
      }
      const button = (event.target as Element).closest('button');
      // A submit button is recorded by the form's `submit` event below; any other button does nothing without code.
      if (!button || (button.form && button.type === 'submit') || actions.isInteractive(button)) return;
      if (opensLatePart(button)) {
        record(event, button, click);
        const repeat = () => {
          const action = actions.waiting.find(({ element }) => element === button);
          action?.discard();
          action?.repeat();
        };
        addEventListener('DOMContentLoaded', repeat, { once: true });
        return;
      }
      if (!button.matches(WORKS_WITHOUT_CODE)) record(event, button, click);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // A dialog is closed by its own form.
      const isForCode = form.method === 'post' || isLostOffline(form);
      if (!isForCode || form.matches(WORKS_WITHOUT_CODE) || actions.isInteractive(form)) return;
      event.preventDefault();
      const { submitter } = event;
      record(event, submitter ?? form, submit);
    },
    true,
  );
  return () => giveUp(actions.waiting);
}

/**
 * Whether sending a form by GET would lose what was entered: without a network it leads to another page, and after Back
 * browsers restore no values of a form without autocompletion. With a network it works without code.
 */
const isLostOffline = (form: HTMLFormElement) =>
  !navigator.onLine && form.matches('[method="get"][autocomplete="off"]');

/** Whether a visitor has changed the text of an element. */
const isTypedIn = (element: Element | null) =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.value !== element.defaultValue;

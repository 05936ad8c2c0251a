import type { EarlyInput } from 'shared-shell/host';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Set by the document's first script (`shell/src/browser/early/`). Absent on standalone and development pages. */
interface EarlyActions {
  /** The last click on a button, or submission of a form, in HTML whose code was not loaded. */
  last: { element: HTMLElement; repeat: () => void; discard: () => void } | null;
  isInteractive: (element: Element) => boolean;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/**
 * Records values that differ from the server's HTML, now and with each later input in an area that is not hydrated yet.
 */
export function watchEarlyInput(root: Element): EarlyInput {
  const replays = new Map<Control, () => void>();
  /** Areas of the server's HTML that are not hydrated. Areas that the browser renders itself need no replay. */
  const unhydratedAreas = new Set<Element>([root, ...root.querySelectorAll('[data-remote]')]);
  // Nested areas (a widget on a page) hydrate separately, so the closest one counts.
  const areaOf = (element: Element) => element.closest('[data-remote]') ?? root;
  const actions = window.earlyActions;
  if (actions) actions.isInteractive = (element) => !unhydratedAreas.has(areaOf(element));
  const record = (control: Control) => {
    const replay = unhydratedAreas.has(areaOf(control)) && createReplay(control);
    if (replay) replays.set(control, replay);
    else replays.delete(control);
  };
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) record(control);
  root.addEventListener(
    'input',
    ({ target }) => {
      if (!isControl(target)) return;
      record(target);
      // Choosing a radio button deselects another one of its group.
      if (target.type === 'radio') for (const control of replays.keys()) record(control);
    },
    true,
  );
  return {
    frame: root,
    replayValues: (area) => {
      if (!area || !unhydratedAreas.delete(area)) return;
      const ofArea = [...replays].filter(([control]) => areaOf(control) === area);
      for (const [control] of ofArea) replays.delete(control);
      // A microtask runs after React's commit, before which React handles no events, and before the next key press.
      queueMicrotask(() => {
        for (const [, replay] of ofArea) replay();
      });
    },
    replayAction: (area) => {
      const action = actions?.last;
      if (!action || areaOf(action.element) !== area) return;
      // A later task: the replayed values are rendered first, so that a form is submitted with them.
      setTimeout(() => {
        // The visitor may have clicked somewhere else in the meantime.
        if (actions.last !== action) return;
        action.discard();
        if (action.element.isConnected) action.repeat();
      });
    },
  };
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isCheckable = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const dispatchEvents = (control: Control, ...types: string[]) => {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * A function that enters the control's current value again, in a way that React treats as input of the visitor; null
 * when the value is unchanged from the server's HTML.
 */
function createReplay(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const chosen = options.map(({ selected }) => selected);
    if (!isSelectionChanged(control, options)) return null;
    return () => {
      for (const [index, option] of [...control.options].entries()) option.selected = chosen[index] ?? false;
      dispatchEvents(control, 'input', 'change');
    };
  }
  if (control instanceof HTMLInputElement && isCheckable(control)) {
    const { checked } = control;
    // In a group of radio buttons only the chosen one is replayed; that deselects the others.
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return null;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  // The input keeps its files; only the events are missing.
  if (control instanceof HTMLInputElement && control.type === 'file')
    return control.files?.length ? () => dispatchEvents(control, 'input', 'change') : null;
  const { value } = control;
  if (value === control.defaultValue) return null;
  // Saved now, because a form library that empties the field also resets the caret.
  const selection = selectionOf(control);
  return () => {
    // React overrides `value` on the element and ignores an event when the value equals the last one set there.
    control.value = control.defaultValue;
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    if (selection && control === document.activeElement) control.setSelectionRange(...selection);
    dispatchEvents(control, 'input');
  };
}

function isSelectionChanged(list: HTMLSelectElement, options: readonly HTMLOptionElement[]): boolean {
  // Without a selected option in the HTML, browsers select the first one.
  if (!list.multiple && !options.some(({ defaultSelected }) => defaultSelected))
    return list.selectedIndex > 0;
  return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Null for inputs whose caret cannot be read (email, number). */
const selectionOf = (control: HTMLInputElement | HTMLTextAreaElement): [number, number] | null =>
  control.selectionStart === null || control.selectionEnd === null
    ? null
    : [control.selectionStart, control.selectionEnd];

import type { EarlyInput } from 'shared-shell/host';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the document's first script keeps (`shell/src/browser/early.ts`). Absent where no server writes the HTML. */
interface EarlyTaps {
  /** The last tap on a button, or the form that was sent, in HTML whose code was not there. */
  last: { element: HTMLElement; repeat: () => void; end: () => void } | null;
  isInteractive: (element: Element) => boolean;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/** Remembers what differs from the server's HTML, and what is entered from now on where no code has taken over. */
export function watchEarlyInput(root: Element): EarlyInput {
  const pending = new Map<Control, () => void>();
  /** Areas of the server's HTML whose code is not there; what the browser renders later works from the start. */
  const waiting = new Set<Element>([root, ...root.querySelectorAll('[data-remote]')]);
  // An area inside another one (a widget on a page) becomes interactive by itself.
  const areaOf = (element: Element) => element.closest('[data-remote]') ?? root;
  const taps = window.earlyTaps;
  if (taps) taps.isInteractive = (element) => !waiting.has(areaOf(element));
  const remember = (control: Control) => {
    const enterAgain = waiting.has(areaOf(control)) && reentry(control);
    if (enterAgain) pending.set(control, enterAgain);
    else pending.delete(control);
  };
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) remember(control);
  root.addEventListener(
    'input',
    ({ target }) => {
      if (!isControl(target)) return;
      remember(target);
      // A radio button that is chosen takes back another.
      if (target.type === 'radio') for (const control of pending.keys()) remember(control);
    },
    true,
  );
  return {
    frame: root,
    handOver: (area) => {
      if (!area || !waiting.delete(area)) return;
      const mine = [...pending].filter(([control]) => areaOf(control) === area);
      for (const [control] of mine) pending.delete(control);
      // After React's commit, whose handlers answer to no event before it is over; before any further key is heard.
      queueMicrotask(() => {
        for (const [, enterAgain] of mine) enterAgain();
      });
    },
    answerTap: (area) => {
      const tap = taps?.last;
      if (!tap || areaOf(tap.element) !== area) return;
      // What was entered is rendered first: a form is sent with it.
      setTimeout(() => {
        // The visitor may have tapped elsewhere meanwhile.
        if (taps.last !== tap) return;
        tap.end();
        if (tap.element.isConnected) tap.repeat();
      });
    },
  };
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const say = (control: Control, ...types: string[]) => {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * How to enter what stands in a control in a way that React takes for the visitor's; null where it stands as the
 * server wrote it.
 */
function reentry(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const chosen = options.map(({ selected }) => selected);
    if (!isChosenAnew(control, options)) return null;
    return () => {
      for (const [index, option] of [...control.options].entries()) option.selected = chosen[index] ?? false;
      say(control, 'input', 'change');
    };
  }
  if (control instanceof HTMLInputElement && isTick(control)) {
    const { checked } = control;
    // Of a group of radio buttons, only the chosen one has something to say.
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return null;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  // Picked files stay in the input by themselves; only the news of them is missing.
  if (control instanceof HTMLInputElement && control.type === 'file')
    return control.files?.length ? () => say(control, 'input', 'change') : null;
  const { value } = control;
  if (value === control.defaultValue) return null;
  // The caret of now: a form library that empties the field loses it.
  const selection = selectionOf(control);
  return () => {
    // React watches the element's own `value` and reports only what differs from what it saw there last.
    control.value = control.defaultValue;
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    if (selection && control === document.activeElement) control.setSelectionRange(...selection);
    say(control, 'input');
  };
}

function isChosenAnew(list: HTMLSelectElement, options: readonly HTMLOptionElement[]): boolean {
  // Without a word from the server, a list shows its first option.
  if (!list.multiple && !options.some(({ defaultSelected }) => defaultSelected))
    return list.selectedIndex > 0;
  return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Null for inputs that have no caret to ask for (email, number). */
const selectionOf = (control: HTMLInputElement | HTMLTextAreaElement): [number, number] | null =>
  control.selectionStart === null || control.selectionEnd === null
    ? null
    : [control.selectionStart, control.selectionEnd];

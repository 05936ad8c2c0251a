import type { EarlyInput } from 'shared-shell/host';
import { carryOver, isSameName, successorIn } from './carry-over.ts';
import { keepComposedText } from './composed-text.ts';
import { whileRendered } from './while-rendered.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Enters a recorded value into a field: the one it was recorded from, or its successor, which is of the same kind. */
type Replay = (field: Control) => void;

interface Entry {
  area: Element;
  /** Path of the page: another page in the same area may have a field of the same name. */
  path: string;
  replay: Replay;
}

/** Server HTML that a running site has shown in an area, and that is gone. */
interface Replaced {
  /** Path of its page: another page may have taken its place. */
  path: string;
  restore: (area: Element) => void;
  /** Repeat the actions on what was in the HTML. */
  repeats: ((area: Element) => void)[];
}

interface EarlyAction {
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
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/**
 * Records values that differ from the server's HTML, now and with each later input in an area that is not hydrated yet.
 * To be called before React hydrates: its listeners must come after these.
 */
export function watchEarlyInput(root: Element): EarlyInput {
  const entries = new Map<Control, Entry>();
  /** Areas of the server's HTML that are not hydrated. Areas that the browser renders itself need no replay. */
  const unhydratedAreas = new WeakSet<Element>([root, ...root.querySelectorAll('[data-remote]')]);
  // Nested areas (a widget on a page) hydrate separately, so the closest one counts.
  const areaOf = (element: Element) => element.closest('[data-remote]') ?? root;
  /** By area: what is to be done where React has replaced its HTML. */
  const replaced = new WeakMap<Element, Replaced>();
  const actions = window.earlyActions;
  if (actions) actions.isInteractive = (element) => !unhydratedAreas.has(areaOf(element));
  const waiting = () => actions?.waiting ?? [];
  /** Repeats an action in the area where its element has been rendered anew. */
  const repeatIn = (shown: Element, action: EarlyAction) => {
    const find = successorIn(shown, action.element);
    return (area: Element) => {
      if (!waiting().includes(action)) return;
      action.discard();
      const successor = find(area);
      if (successor) action.repeat(successor);
    };
  };
  /** Repeats an action as soon as its element is in the area that React renders in place of a removed one. */
  const repeatInReplaced = (action: EarlyAction) => {
    const removed = areaOf(action.element);
    const area = sameAreaIn(root, removed);
    const find = successorIn(removed, action.element);
    const repeat = repeatIn(removed, action);
    if (area)
      whileRendered(area, () => {
        const isThere = find(area) !== undefined;
        // A later task, as in `replayAction`.
        if (isThere) setTimeout(repeat, 0, area);
        return isThere;
      });
  };
  const record = (control: Control) => {
    const area = areaOf(control);
    const replay = unhydratedAreas.has(area) && createReplay(control);
    if (replay) entries.set(control, { area, path: location.pathname, replay });
    else entries.delete(control);
  };
  const entriesOf = (area: Element) =>
    [...entries].filter(([, entry]) => entry.area === area && entry.path === location.pathname);
  /** Functions that enter the values of an area in the fields it has. Others wait for a rendering with their field. */
  const takeReplays = (area: Element) =>
    entriesOf(area).flatMap(([control, { replay }]) => {
      const field = control.isConnected ? control : successorOf(control, area);
      if (!field) return [];
      entries.delete(control);
      return () => replay(field);
    });
  const replayLater = (area: Element) =>
    whileRendered(area, () => {
      for (const replay of takeReplays(area)) replay();
      return entriesOf(area).length === 0;
    });
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) record(control);
  const onInput = ({ target }: Event) => {
    if (!isControl(target)) return;
    record(target);
    // Choosing a radio button deselects another one of its group.
    if (target.type === 'radio') for (const control of entries.keys()) record(control);
  };
  root.addEventListener('input', onInput, true);
  /** A composed field whose area the code has not taken over: until then nothing may set its value. */
  let kept = actions?.composed ?? null;
  keepComposedText(() => kept);
  const noteComposed = (event: Event) => {
    const field = event.target as Element;
    if (event.type === 'compositionend') kept = null;
    else if (event.type === 'compositionstart' || (event as InputEvent).isComposing)
      kept = unhydratedAreas.has(areaOf(field)) ? field : null;
  };
  for (const type of ['compositionstart', 'compositionend', 'input'])
    root.addEventListener(type, noteComposed, true);
  // A click changes a box before it is dispatched. When React hydrates the area within the click, it takes the changed box
  // for the rendered one, and the input event comes too late to record it.
  root.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof HTMLInputElement && isCheckable(event.target)) onInput(event);
    },
    true,
  );
  return {
    frame: root,
    watchHtml: (area, shown, original) => {
      const path = location.pathname;
      unhydratedAreas.add(area);
      return () => {
        const repeats = waiting()
          .filter(({ element }) => shown.contains(element))
          .map((action) => repeatIn(shown, action));
        replaced.set(area, { path, restore: carryOver(shown, original), repeats });
      };
    },
    replayValues: (area) => {
      if (!area) return false;
      unhydratedAreas.delete(area);
      const html = replaced.get(area);
      if (html?.path === location.pathname) html.restore(area);
      else replaced.delete(area);
      const replays = takeReplays(area);
      // A microtask runs after React's commit, before which React handles no events, and before the next key press.
      queueMicrotask(() => {
        for (const replay of replays) replay();
        if (kept && areaOf(kept) === area) kept = null;
      });
      // Parts of the page that are open again may render their fields a little later.
      if (html && entriesOf(area).length > 0) replayLater(area);
      return replays.length > 0;
    },
    replayReplaced: () => {
      const areas = new Set<Element>();
      for (const [control, entry] of entries) {
        if (control.isConnected) continue;
        entry.area = sameAreaIn(root, entry.area) ?? entry.area;
        areas.add(entry.area);
      }
      for (const area of areas) replayLater(area);
      for (const action of waiting()) if (!action.element.isConnected) repeatInReplaced(action);
    },
    replayAction: (area) => {
      const html = area && replaced.get(area);
      if (html) {
        replaced.delete(area);
        // A later task, as below.
        for (const repeat of html.repeats) setTimeout(repeat, 0, area);
        return;
      }
      for (const action of waiting()) {
        if (areaOf(action.element) !== area) continue;
        // A later task: the replayed values are rendered first, so that a form is submitted with them.
        setTimeout(() => {
          // The visitor may have clicked somewhere else in the meantime.
          if (!waiting().includes(action)) return;
          action.discard();
          if (action.element.isConnected) action.repeat();
        });
      }
    },
  };
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

/** The area that React has rendered in place of another one. */
function sameAreaIn(root: Element, replaced: Element): Element | null {
  if (replaced.isConnected) return replaced;
  const { remote = '', widget } = (replaced as HTMLElement).dataset;
  const ofWidget = widget ? `[data-widget="${CSS.escape(widget)}"]` : ':not([data-widget])';
  return root.querySelector(`[data-remote="${CSS.escape(remote)}"]${ofWidget}`);
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
 * The field that React has rendered anew where it had removed one, because the code of the area has failed or has taken the
 * place of the server's HTML: of the same name and kind, at the same place among those. Fields for files have none: their files are chosen again.
 */
function successorOf(removed: Control, area: Element): Control | undefined {
  if (removed.type === 'file') return undefined;
  const isAlike = (field: Control) =>
    isSameName(field.name, removed.name) &&
    field.type === removed.type &&
    (!isCheckable(field as HTMLInputElement) || field.value === removed.value);
  const alikeIn = (root: ParentNode) => [...root.querySelectorAll<Control>(removed.tagName)].filter(isAlike);
  const fields = alikeIn(area);
  const place = alikeIn(removed.getRootNode() as unknown as ParentNode).indexOf(removed);
  // The server renders some filters twice, for narrow and for wide screens.
  return fields[place] ?? (removed.name ? fields.at(-1) : undefined);
}

/**
 * A function that enters the control's current value again, in a way that React treats as input of the visitor; null
 * when the value is unchanged from the server's HTML.
 */
function createReplay(control: Control): Replay | null {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const chosen = options.map(({ selected }) => selected);
    if (!isSelectionChanged(control, options)) return null;
    return (field) => {
      for (const [index, option] of [...(field as HTMLSelectElement).options].entries())
        option.selected = chosen[index] ?? false;
      dispatchEvents(field, 'input', 'change');
    };
  }
  if (control instanceof HTMLInputElement && isCheckable(control)) {
    const { checked } = control;
    // In a group of radio buttons only the chosen one is replayed; that deselects the others.
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return null;
    return (field) => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  }
  // The input keeps its files; only the events are missing.
  if (control instanceof HTMLInputElement && control.type === 'file')
    return control.files?.length ? (field) => dispatchEvents(field, 'input', 'change') : null;
  const { value } = control;
  if (value === control.defaultValue) return null;
  // Saved now, because a form library that empties the field also resets the caret.
  const selection = selectionOf(control);
  return (field) => {
    const text = field as HTMLInputElement | HTMLTextAreaElement;
    // React overrides `value` on the element and ignores an event when the value equals the last one set there.
    text.value = text.defaultValue;
    const prototype = Object.getPrototypeOf(text) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(text, value);
    // A composed field has kept its caret.
    const hasCaret = text === document.activeElement && text !== window.earlyActions?.composed;
    if (selection && hasCaret) text.setSelectionRange(...selection);
    dispatchEvents(text, 'input');
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

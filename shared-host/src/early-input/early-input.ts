import type { EarlyInput } from 'shared-shell/host';
import { carryOver } from './carry-over.ts';
import { keepComposedText } from './composed-text.ts';
import { repeatIn, repeatSoon, repeatWhenRendered, waitingActions } from './early-actions.ts';
import {
  type Control,
  createReplay,
  isCheckable,
  isControl,
  type Replay,
  successorOf,
} from './field-replay.ts';
import { whileRendered } from './while-rendered.ts';

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
        const repeats = waitingActions()
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
      for (const action of waitingActions()) {
        const removed = areaOf(action.element);
        const area = sameAreaIn(root, removed);
        if (!action.element.isConnected && area) repeatWhenRendered(action, removed, area);
      }
    },
    replayAction: (area) => {
      const html = area && replaced.get(area);
      if (html) {
        replaced.delete(area);
        // A later task, as in `repeatSoon`.
        for (const repeat of html.repeats) setTimeout(repeat, 0, area);
        return;
      }
      for (const action of waitingActions()) if (areaOf(action.element) === area) repeatSoon(action);
    },
  };
}

/** The area that React has rendered in place of another one. */
function sameAreaIn(root: Element, replaced: Element): Element | null {
  if (replaced.isConnected) return replaced;
  const { remote = '', widget } = (replaced as HTMLElement).dataset;
  const ofWidget = widget ? `[data-widget="${CSS.escape(widget)}"]` : ':not([data-widget])';
  return root.querySelector(`[data-remote="${CSS.escape(remote)}"]${ofWidget}`);
}

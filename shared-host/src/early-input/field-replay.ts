import { isSameName } from './carry-over.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Enters a recorded value into a field: the one it was recorded from, or its successor, which is of the same kind. */
export type Replay = (field: Control) => void;

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

export const isCheckable = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const dispatchEvents = (control: Control, ...types: string[]) => {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * The field that React has rendered anew where it had removed one, because the code of the area has failed or has taken the
 * place of the server's HTML: of the same name and kind, at the same place among those. Fields for files have none: their files are chosen again.
 */
export function successorOf(removed: Control, area: Element): Control | undefined {
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
export function createReplay(control: Control): Replay | null {
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

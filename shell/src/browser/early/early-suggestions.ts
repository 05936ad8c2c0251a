import type { EarlySuggestions } from 'shared-ui/combobox';

/**
 * Suggestions for a text that is typed before the code of its field runs (`EarlySuggestions`): links to the results'
 * pages, and a button that sends the form. They stay until the code shows its own list.
 */
export function suggestEarly() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  /** The list that is shown, and the text for which. */
  let shown: { list: HTMLElement; text: string } | null = null;

  /** The list's own code may have emptied it. */
  const isOpen = () => shown?.list.firstChild != null;
  const close = () => {
    clearTimeout(timer);
    running?.abort();
    shown?.list.replaceChildren();
    shown = null;
  };
  const load = async (list: HTMLElement, about: EarlySuggestions, text: string) => {
    running = new AbortController();
    const { signal } = running;
    try {
      const answer = await fetch(about.address + encodeURIComponent(text), {
        headers: { Accept: 'application/json' },
        signal,
      });
      const results: unknown = (await answer.json())?.results;
      if (signal.aborted || isLive(list) || !Array.isArray(results) || results.length === 0) return;
      list.replaceChildren(
        ...results.slice(0, about.count).map((result) => entry(about, result)),
        all(about),
      );
      shown = { list, text };
      // As the code does, so that nothing moves when it takes over.
      list.scrollIntoView?.({ block: 'nearest' });
    } catch {
      // As with code: no suggestions, and no message.
    }
  };

  const follow = (input: HTMLInputElement) => {
    const list = listOf(input);
    const text = input.value.trim();
    // The hydrated field gets the text once more.
    if (!list || (isOpen() && shown?.text === text)) return;
    close();
    if (list.dataset.closedFor !== input.value) delete list.dataset.closedFor;
    const about: EarlySuggestions = JSON.parse(list.getAttribute(ATTRIBUTE) as string);
    if (isLive(list) || [...text].length < about.minLength) return;
    timer = setTimeout(() => void load(list, about, text), about.pauseMs);
  };

  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement) follow(target);
    },
    true,
  );
  // What was typed before this script ran.
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.value !== '') follow(activeElement);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      // Only the list: a second press clears the field.
      event.stopPropagation();
      event.preventDefault();
      // For the code, which gets the text once more.
      if (shown)
        shown.list.dataset.closedFor = shown.list.closest('form')?.querySelector('input')?.value ?? '';
      close();
    },
    true,
  );
  const closeFromOutside = ({ type, target }: Event) => {
    if (!shown) {
      // Awaited suggestions would scroll the page under a press, whose release then hits something else, or under a finger
      // that scrolls.
      if (type === 'focusin' || !(target as Element).matches('input')) close();
      return;
    }
    const form = shown.list.closest('form');
    if (form?.contains(target as Node)) return;
    // Safari focuses no pressed link, but what surrounds it and can have the focus, such as `main`.
    if (type === 'focusin' && form && (target as Node).contains(form)) return;
    close();
  };
  addEventListener('pointerdown', closeFromOutside, true);
  addEventListener('focusin', closeFromOutside, true);
  addEventListener('submit', close, true);
}

const ATTRIBUTE = 'data-early-suggestions';

const listOf = (input: HTMLInputElement) => input.form?.querySelector<HTMLElement>(`[${ATTRIBUTE}]`);

/** Whether the code of the field runs and suggests by itself. */
const isLive = (list: Element) => window.earlyActions?.isInteractive(list) === true;

function entry({ name, details, path, lang }: EarlySuggestions, result: Record<string, unknown>) {
  const link = document.createElement('a');
  link.href = path + encodeURIComponent(String(result.id));
  if (lang) link.lang = lang;
  const small = document.createElement('small');
  const texts = details
    .map((field) => result[field])
    .filter((text) => typeof text === 'string' && text !== '');
  small.textContent = texts.join(', ');
  link.append(String(result[name]), small);
  return item(link);
}

function all({ all: text }: EarlySuggestions) {
  const button = document.createElement('button');
  button.textContent = text;
  return item(button);
}

function item(content: Element) {
  const li = document.createElement('li');
  li.append(content);
  return li;
}

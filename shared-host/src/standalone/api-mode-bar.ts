import type { SessionStore } from 'shared-shell/host';
import { tokens } from 'shared-ui';
import { type ApiMode, apiModes, isApiMode, type Visitor, visitors } from './api-modes.ts';
import { VISITOR_PARAMETER } from './visitor.ts';

/** Name of the URL parameter and of the entry in sessionStorage. */
const STORAGE_KEY = 'answers';
const NOTE_ID = 'missing-response';

/** The mode of this tab: from `?answers=…`, else the one chosen before, else the real API. */
export function readMode(): ApiMode {
  const requested = new URLSearchParams(location.search).get(STORAGE_KEY);
  try {
    if (isApiMode(requested)) sessionStorage.setItem(STORAGE_KEY, requested);
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return isApiMode(stored) ? stored : 'real';
  } catch {
    return isApiMode(requested) ? requested : 'real';
  }
}

/** What the address asks for that there is not, such as `?answers=foo`; empty when all of it is known. */
export function unknownChoices(search: string): string {
  const parameters = new URLSearchParams(search);
  return Object.entries({ [STORAGE_KEY]: apiModes, [VISITOR_PARAMETER]: visitors })
    .flatMap(([name, known]) => {
      const value = parameters.get(name);
      return value === null || Object.hasOwn(known, value)
        ? []
        : [`${name}=${value} is not known: ${Object.keys(known).join(', ')}.`];
    })
    .join(' ');
}

/** Shows a text in the bar; the latest one replaces that before. */
export function showNote(text: string): void {
  const note = document.getElementById(NOTE_ID);
  if (note) note.textContent = text;
}

/**
 * Shows the bar above a standalone page. `recordedAt`: the time at which the page's clock was started. It uses plain elements, because it must work when everything below it fails.
 * It is not fixed, because it would cover controls of the remote.
 */
export function showApiModeBar(
  mode: ApiMode,
  remote: string,
  session: SessionStore['store'],
  recordedAt: Date | null,
): void {
  const bar = document.createElement('div');
  bar.style.cssText =
    // Moved down by the height of the fixed top bar: the page reserves that space below this bar.
    `position:relative;top:${tokens.header};z-index:2;padding:8px 16px;background:#fff3d1;color:#5a3600;font:14px/1.5 system-ui,sans-serif;border-bottom:1px solid #7a4b00`;
  const modes = createSelect(`${remote}, standalone. API responses: `, apiModes, (value) => {
    try {
      sessionStorage.setItem(STORAGE_KEY, value);
    } catch {
      // Storage is blocked: the URL parameter still selects the mode.
    }
    reopen(STORAGE_KEY, value);
  });
  modes.select.value = mode;
  const visitor = createSelect('Visitor: ', visitors, (value) => reopen(VISITOR_PARAMETER, value));
  const showVisitor = () => {
    visitor.select.value = (session.getState().isLoggedIn ? 'account' : 'guest') satisfies Visitor;
  };
  showVisitor();
  // The page itself logs in and out as well.
  session.subscribe(showVisitor);
  const note = document.createElement('p');
  note.id = NOTE_ID;
  note.setAttribute('role', 'status');
  note.style.margin = '0';
  const clock = recordedAt ? ` The clock of this page is that of the recording: ${day(recordedAt)}.` : '';
  bar.append(modes.label, ' ', visitor.label, clock, note);
  document.body.prepend(bar);
}

/** `27 November 2026` */
const day = (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'long' });

function createSelect(
  text: string,
  options: Readonly<Record<string, string>>,
  onChange: (value: string) => void,
) {
  const label = document.createElement('label');
  label.textContent = text;
  const select = document.createElement('select');
  select.style.cssText = 'font:inherit;min-height:28px;color:#12203a;background:#fff';
  for (const [value, name] of Object.entries(options)) select.append(new Option(name, value));
  select.addEventListener('change', () => onChange(select.value));
  label.append(select);
  return { label, select };
}

/** Loads the page again with a parameter, so that the address can be handed on. */
function reopen(parameter: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, value);
  location.assign(url);
}

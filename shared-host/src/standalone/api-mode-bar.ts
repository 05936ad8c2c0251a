import { tokens } from 'shared-ui';
import { type ApiMode, apiModes, isApiMode } from './api-modes.ts';

/** Name of the URL parameter and of the entry in sessionStorage. */
const STORAGE_KEY = 'answers';
const MISSING_ID = 'missing-response';

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

/**
 * Says in the bar which call had no recorded response: the page below shows it as not found, which is no fault of the
 * remote.
 */
export function showMissing(call: string): void {
  const note = document.getElementById(MISSING_ID);
  if (!note) return;
  note.textContent = `Not recorded: ${call}. Of pages with an id, the one of 1 is recorded; npm run record records all again.`;
}

/**
 * Shows the bar above a standalone page. It uses plain elements, because it must work when everything below it fails.
 * It is not fixed, because it would cover controls of the remote.
 */
export function showApiModeBar(mode: ApiMode, remote: string): void {
  const bar = document.createElement('div');
  bar.style.cssText =
    // Moved down by the height of the fixed top bar: the page reserves that space below this bar.
    `position:relative;top:${tokens.header};z-index:2;padding:8px 16px;background:#fff3d1;color:#5a3600;font:14px/1.5 system-ui,sans-serif;border-bottom:1px solid #7a4b00`;
  const label = document.createElement('label');
  label.textContent = `${remote}, standalone. API responses: `;
  const select = document.createElement('select');
  select.style.cssText = 'font:inherit;min-height:28px;color:#12203a;background:#fff';
  for (const [value, text] of Object.entries(apiModes))
    select.append(new Option(text, value, false, value === mode));
  select.addEventListener('change', () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, select.value);
    } catch {
      // Storage is blocked: the URL parameter still selects the mode.
    }
    const url = new URL(location.href);
    url.searchParams.set(STORAGE_KEY, select.value);
    location.assign(url);
  });
  label.append(select);
  const missing = document.createElement('p');
  missing.id = MISSING_ID;
  missing.setAttribute('role', 'status');
  missing.style.margin = '0';
  bar.append(label, missing);
  document.body.prepend(bar);
}

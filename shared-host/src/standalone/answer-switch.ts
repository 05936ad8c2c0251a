import { tokens } from 'shared-ui';
import { type AnswerMode, answerModes, isAnswerMode } from './answers.ts';

const key = 'answers';

/** The mode of this tab: from `?answers=…`, else what was chosen before, else the real API. */
export function readMode(): AnswerMode {
  const asked = new URLSearchParams(location.search).get(key);
  try {
    if (isAnswerMode(asked)) sessionStorage.setItem(key, asked);
    const kept = sessionStorage.getItem(key);
    return isAnswerMode(kept) ? kept : 'real';
  } catch {
    return isAnswerMode(asked) ? asked : 'real';
  }
}

/**
 * The bar above a standalone page. Plain elements: it must work when everything below it is broken. It scrolls away
 * with the page: a bar that stays would cover the controls under it, which is a fault of the host and not of the remote.
 */
export function showAnswerSwitch(mode: AnswerMode, remote: string): void {
  const bar = document.createElement('div');
  bar.style.cssText =
    // The page leaves room for its fixed bar below this one, so this one stands in that room.
    `position:relative;top:${tokens.header};z-index:2;padding:8px 16px;background:#fff3d1;color:#5a3600;font:14px/1.5 system-ui,sans-serif;border-bottom:1px solid #7a4b00`;
  const label = document.createElement('label');
  label.textContent = `${remote} alone. Answers: `;
  const select = document.createElement('select');
  select.style.cssText = 'font:inherit;min-height:28px;color:#12203a;background:#fff';
  for (const [value, text] of Object.entries(answerModes))
    select.append(new Option(text, value, false, value === mode));
  select.addEventListener('change', () => {
    try {
      sessionStorage.setItem(key, select.value);
    } catch {
      // Blocked storage: the address carries it instead.
    }
    const url = new URL(location.href);
    url.searchParams.set(key, select.value);
    location.assign(url);
  });
  label.append(select);
  bar.append(label);
  document.body.prepend(bar);
}

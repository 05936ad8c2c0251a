import type { useNotify } from 'shared-shell';
import { messages } from '../messages.en.ts';

/** Copies an address to the clipboard, and says whether the browser allowed it. */
export async function copyAddress(url: string, notify: ReturnType<typeof useNotify>): Promise<void> {
  if ((await copyByClipboard(url)) || copyBySelection(url)) notify(messages.linkCopied, 'success');
  else notify(messages.notCopied, 'warning');
}

/** Browsers inside of apps and pages without TLS have no clipboard. */
async function copyByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The earlier way, which those browsers have: copies what is selected in a field. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Read-only, so that no keyboard appears.
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // Outside of an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    // Safari selects no text of read-only fields by `select`.
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

import type { useNotify } from 'shared-shell';
import { messages } from '../messages.en.ts';

/** Copies an address to the clipboard, and says whether the browser allowed it. It has none on pages without TLS. */
export async function copyAddress(url: string, notify: ReturnType<typeof useNotify>): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notify(messages.linkCopied, 'success');
  } catch {
    notify(messages.notCopied, 'warning');
  }
}

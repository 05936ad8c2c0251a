import type { useNotify } from 'shared-shell';
import { messages } from '../messages.en.ts';

/** Hands an address to the phone's share sheet, or copies it where there is none. */
export async function shareAddress(
  url: string,
  title: string,
  notify: ReturnType<typeof useNotify>,
): Promise<void> {
  if (navigator.share) {
    // A visitor who closes the sheet rejects the promise: nothing went wrong.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notify(messages.linkCopied, 'success');
  } catch {
    notify(messages.notCopied, 'warning');
  }
}

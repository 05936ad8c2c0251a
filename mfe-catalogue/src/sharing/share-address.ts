import type { useNotify } from 'shared-shell';
import { copyAddress } from './copy-address.ts';

/** Opens the share sheet of the device with an address, or copies it where there is none. */
export async function shareAddress(
  url: string,
  title: string,
  notify: ReturnType<typeof useNotify>,
): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title, url });
  } catch (error) {
    // The visitor has closed the share sheet. Anything else is a browser that does not open it, e.g. for a press that is
    // repeated when the code has come.
    if ((error as DOMException).name === 'AbortError') return;
  }
  await copyAddress(url, notify);
}

import type { useNotify } from 'shared-shell';
import { copyAddress } from './copy-address.ts';

/** Opens the share sheet of the device with an address, or copies it where there is none. */
export async function shareAddress(
  url: string,
  title: string,
  notify: ReturnType<typeof useNotify>,
): Promise<void> {
  if (navigator.share) {
    // Closing the share sheet rejects the promise. That is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await copyAddress(url, notify);
}

import type { BrowserSite } from 'shared-host/browser';

/** Entry in sessionStorage: number of the set that caused the last reload. */
const RELOADED_FOR_KEY = 'reloadedForSet';

/**
 * Reloads a tab whose release has been swept: when a remote cannot be loaded and the server serves another set, one
 * reload loads the new set. At most once per set, so that it cannot loop, and never after the visitor has typed
 * something that would be lost; the area then keeps its error message (REL-6).
 */
export function reloadWhenStale(
  { registry, navigated }: Pick<BrowserSite, 'registry' | 'navigated'>,
  set: number,
) {
  let hasTyped = false;
  addEventListener('input', (event) => {
    if (!(event.target as Element).closest('[role="search"]')) hasTyped = true;
  });
  let isChecking = false;
  registry.status.subscribe(async (all) => {
    const failed = Object.values(all).some((status) => status.state === 'failed' && !status.refused);
    if (!failed || hasTyped || isChecking) return;
    isChecking = true;
    try {
      const response = await fetch('/release-set', { cache: 'no-store' });
      const newest = response.ok ? Number((await response.json()).set) : set;
      // A link that was followed counts: its page is what shall be loaded.
      await navigated();
      if (newest !== set && !hasTyped && sessionStorage.getItem(RELOADED_FOR_KEY) !== String(newest)) {
        sessionStorage.setItem(RELOADED_FOR_KEY, String(newest));
        location.reload();
      }
    } catch {
      // Offline, or storage is blocked: a reload could loop or lose the page, so the error message stays.
    } finally {
      isChecking = false;
    }
  });
}

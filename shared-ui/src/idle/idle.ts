/** Whether the visitor has chosen full pages, against the setting of the browser: the cookie of the host's switch. */
const choosesFullPages = () => /(?:^|;\s*)data=full(?:;|$)/.test(document.cookie);

/** Whether the page is the light one, or Save-Data is on. Preload nothing then. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    document.documentElement.hasAttribute('data-low-data') ||
    (connection?.saveData === true && !choosesFullPages())
  );
};

/**
 * Runs `task` when the browser is idle, at the latest after `timeout` milliseconds; 1.5 s later in browsers without
 * `requestIdleCallback`. Returns a function that cancels it.
 */
export function whenIdle(task: () => void, timeout = 4_000): () => void {
  const request = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1_500));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const handle = request(task, { timeout });
  return () => cancel(handle);
}

/** Whether Save-Data is on. Preload nothing then. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

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

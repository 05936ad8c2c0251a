/** Ends the current task, so that the browser can answer input and draw a frame. */
export const nextTask = (): Promise<unknown> =>
  // Not in every browser, and first without `yield`.
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Time in ms in which what a page renders late is expected. */
const LATE_MS = 5_000;

/** Tries something now and whenever the area has changed, until it is done or no longer expected. */
export function whileRendered(area: Element, isDone: () => boolean): void {
  if (isDone()) return;
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(area, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LATE_MS);
}

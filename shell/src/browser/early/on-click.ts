/**
 * Calls `handle` for every click, after the listeners of the page's code, which may prevent it. React ends the bubbling of
 * a click on a part that it cannot hydrate yet: such a click is handled before React, or, when that comes too late to be
 * known, afterwards.
 */
export function onClick(handle: (event: MouseEvent) => void): void {
  let handled: MouseEvent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleOnce = (event: MouseEvent) => {
    clearTimeout(timer);
    if (handled === event) return;
    handled = event;
    handle(event);
  };
  addEventListener(
    'click',
    (event) => {
      if (!window.earlyActions?.isInteractive(event.target as Element)) return handleOnce(event);
      timer = setTimeout(() => handleOnce(event));
    },
    true,
  );
  addEventListener('click', handleOnce);
}

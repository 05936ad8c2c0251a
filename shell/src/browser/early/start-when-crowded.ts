/**
 * Calls `start` where the menu does not fit, e.g. in large text or with the visitor's own text spacing: code then shows
 * the drawer's button instead.
 */
export function startWhenCrowded(start: () => void) {
  const menu = document.querySelector('[data-needs-room]');
  if (!menu?.firstElementChild) return;
  const observer = new ResizeObserver(() => {
    if (menu.scrollWidth <= menu.clientWidth) return;
    observer.disconnect();
    start();
  });
  observer.observe(menu);
  observer.observe(menu.firstElementChild);
}

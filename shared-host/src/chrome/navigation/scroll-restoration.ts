/**
 * Lets the browser restore the scroll position of documents that it loads (a reload, Back from another document), but
 * not of navigations inside this one: it would do so before the page of the address is there. The mode belongs to the
 * entry of the history, so it has to be right when the document is left. `pageshow` follows the load, in which the browser
 * restores, and every return from the back/forward cache.
 * @returns ends it
 */
export function restoreScrollOfLoadsOnly(): () => void {
  const onShow = () => {
    history.scrollRestoration = 'manual';
  };
  const onHide = () => {
    history.scrollRestoration = 'auto';
  };
  if (document.readyState === 'complete') onShow();
  addEventListener('pageshow', onShow);
  addEventListener('pagehide', onHide);
  return () => {
    removeEventListener('pageshow', onShow);
    removeEventListener('pagehide', onHide);
    onHide();
  };
}

import { opensHere } from 'shared-shell/host';
import { isOnDevice } from 'shared-shell/offline';

/**
 * Without a network, opens pages that are on this device as new documents, which the service worker answers: the running
 * site has neither their code nor their data. Links to other pages stay with the site, which may have loaded them.
 */
export function openCopiesOffline(): void {
  /** The link whose click is for the site. */
  let passed: Element | null = null;
  addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !navigator.serviceWorker?.controller) return;
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      if (!link || link === passed || link.origin !== location.origin || link.target || link.download) return;
      // A step within a page, such as the next part of a search, is the page's.
      if (!opensHere(event) || link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      void isOnDevice(link.pathname + link.search).then((isThere) => {
        if (isThere) return location.assign(link.href);
        passed = link;
        link.click();
        passed = null;
      });
    },
    true,
  );
}

import { loadedFiles, tellWorker } from 'shared-shell/offline';
import { savesData, whenIdle } from 'shared-ui/idle';

/** The part of the Navigation API that is used here; not every browser has it. */
interface Navigation {
  addEventListener: (type: 'navigatesuccess', listener: () => void) => void;
}

/**
 * Tells the service worker that the site's code is on the device, so that little is missing for the list of copies. With
 * low data nothing is fetched for it.
 */
export function tellStarted() {
  if (!navigator.serviceWorker || savesData()) return;
  whenIdle(() => void tellWorker({ type: 'started', url: location.href }));
}

/**
 * Tells the service worker of each page that a link of the running site has opened: no document was requested for it, so
 * the worker fetches one for the copy. Not with Save-Data.
 */
export function tellOpenedPages() {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation || !navigator.serviceWorker || savesData()) return;
  let path = location.pathname;
  navigation.addEventListener('navigatesuccess', () => {
    if (location.pathname === path) return;
    path = location.pathname;
    const url = location.href;
    whenIdle(() => void tellWorker({ type: 'opened', url, loaded: loadedFiles(), savesData: savesData() }));
  });
}

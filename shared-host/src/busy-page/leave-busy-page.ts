import { opensHere } from 'shared-shell/host';

/** Time in ms that a click may wait for its listeners. */
const LATE_CLICK_MS = 1_000;
/** Time in ms that a loaded page may wait for being shown, and any page in a busy thread. A slow phone needs up to 1 s. */
const PATIENCE_MS = 2_000;
/** Time in ms after which a page that is still loading is left to its own loading states. */
const WATCH_MS = 10_000;
const TICK_MS = 20;
/** Share of the ticks that a thread must miss to count as busy. */
const BUSY_SHARE = 0.7;
/** How many of the newest timers are stopped; the endless one is among them. */
const STOPPED_TIMERS = 10_000;

export interface BusyPageOptions {
  /** Key of the router's location that is on screen. */
  shownKey: () => string;
  /** Key of the newest location that is loaded, and to be shown. */
  loadedKey: () => string;
  /** Called before a busy page is left. */
  onLeave: () => void;
  /** Opens an address as a new document; for tests. */
  open?: (href: string) => void;
  /** Loads the document of the address; for tests. */
  reload?: () => void;
}

/**
 * Follows links by new documents where the code of a page keeps the browser busy: the next page is rendered between the
 * tasks of that code, which may take for ever, and each of its updates may begin that rendering anew. Nothing helps
 * against a task that never ends, because the browser tells of no click meanwhile.
 * @returns ends it
 */
export function leaveBusyPages({
  shownKey,
  loadedKey,
  onLeave,
  open = (href) => location.assign(href),
  reload = () => location.reload(),
}: BusyPageOptions): () => void {
  let ticking: ReturnType<typeof setInterval> | undefined;
  /** The timers of this page are stopped, so it can do nothing any more. */
  let isLeft = false;
  const leave = (href: string) => {
    isLeft = true;
    onLeave();
    stopTimers();
    open(href);
  };
  const watch = (href: string) => {
    // Not the key that is shown: the page before this one may still have to appear.
    const before = loadedKey();
    const start = performance.now();
    let loadedAt = Number.POSITIVE_INFINITY;
    let ticks = 0;
    ticking = setInterval(() => {
      ticks += 1;
      const now = performance.now();
      const waited = now - start;
      if (loadedKey() !== before) loadedAt = Math.min(loadedAt, now);
      const missed = 1 - (ticks * TICK_MS) / waited;
      const isStuck = now - loadedAt > PATIENCE_MS || (waited > PATIENCE_MS && missed > BUSY_SHARE);
      const isShown = loadedKey() !== before && shownKey() === loadedKey();
      // The browser slows the timers of hidden pages down.
      const isOver = isShown || waited > WATCH_MS || document.hidden;
      if (!isOver && !isStuck) return;
      clearInterval(ticking);
      if (!isOver) leave(href);
    }, TICK_MS);
  };
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // The visitor has stopped the loading of the next document: the browser follows every link by itself.
    if (isLeft) return event.stopImmediatePropagation();
    if (link.pathname === location.pathname) return;
    clearInterval(ticking);
    if (performance.now() - event.timeStamp <= LATE_CLICK_MS) return watch(link.href);
    event.preventDefault();
    event.stopImmediatePropagation();
    leave(link.href);
  };
  // The first listener of all: no code of the page runs before it.
  addEventListener('click', onClick, true);
  const onBackOrForward = (event: Event) => {
    // The page of the link is not wanted any more, and the page before it is shown again.
    clearInterval(ticking);
    if (!isLeft) return;
    // The browser has given up the next document for another address of this one, which cannot show it.
    event.stopImmediatePropagation();
    reload();
  };
  addEventListener('popstate', onBackOrForward, true);
  // The next document is there. The browser may keep this page and show it again, long after the click.
  const onHide = () => clearInterval(ticking);
  addEventListener('pagehide', onHide);
  return () => {
    clearInterval(ticking);
    removeEventListener('click', onClick, true);
    removeEventListener('popstate', onBackOrForward, true);
    removeEventListener('pagehide', onHide);
  };
}

/** The link to a page of this site that a click follows in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (!opensHere(event)) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? link : null;
}

/** The browser shows the next document only between two tasks of this one, so its code must not go on. */
function stopTimers() {
  const newestTimer = Number(setTimeout(() => {}));
  const newestFrame = requestAnimationFrame(() => {});
  for (let age = 0; age < STOPPED_TIMERS; age += 1) {
    clearTimeout(newestTimer - age);
    cancelAnimationFrame(newestFrame - age);
  }
  const never = () => 0;
  Object.assign(window, { setTimeout: never, setInterval: never, requestAnimationFrame: never });
  // A browser may keep the stopped page and show it again after Back.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

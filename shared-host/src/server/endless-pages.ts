import type { ServerPageRequest } from './server-page.ts';

/** How long in ms a page is left to the browser: its next attempt may hold the server for the whole time limit again. */
const PAUSE_MS = 600_000;

type PageOfSet = Pick<ServerPageRequest, 'remotes' | 'match'>;

/** When each page of a release set may be rendered again, by the clock of `performance`. */
const pauses = new WeakMap<ServerPageRequest['remotes'], Map<string, number>>();

/** All addresses of a route together, because other ids or queries may run into the same loop. */
const keyOf = ({ match }: PageOfSet) => (match ? `${match.remote}:${match.route.path}` : '');

/** Leaves the code of a page whose rendering did not end to the browser for ten minutes. */
export function pauseRendering(page: PageOfSet): void {
  const ofSet = pauses.get(page.remotes) ?? new Map<string, number>();
  pauses.set(page.remotes, ofSet);
  ofSet.set(keyOf(page), performance.now() + PAUSE_MS);
}

/** Whether the code of a page is left to the browser at present. */
export const isRenderingPaused = (page: PageOfSet): boolean =>
  (pauses.get(page.remotes)?.get(keyOf(page)) ?? 0) > performance.now();

import { COPY_BAR } from '../offline/protocol.ts';

/** When the document was requested, by the clock of the device. */
const requestedByDevice = Date.now() - performance.now();
/** The same moment by the clock of the server, where the host names it in the `Server-Timing` header of its documents. */
const named = navigation()?.serverTiming?.find(({ name }) => name === 'now')?.duration ?? null;
/** Without that, as late as an answer proves it; null as long as none does. */
let requestedByServer = named;

/** Time in ms since then. The clock of the device may be set back meanwhile, and the other one rests in standby. */
const passed = () => Math.max(performance.now(), Date.now() - requestedByDevice);

/**
 * Whether the device has kept the document from an earlier day: the service worker marks its copies by a bar above the
 * page, and a browser restores tabs from its own cache.
 */
function isFromStore(): boolean {
  if (document.querySelector(`.${COPY_BAR}`)) return true;
  const entry = navigation();
  return entry?.type === 'back_forward' && entry.transferSize === 0;
}

function navigation() {
  // The DOM of unit tests has no entries.
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry as PerformanceNavigationTiming | undefined;
}

/**
 * The time by which an event is over and the days until a deadline are counted: the server's time in the header or the
 * data of the document, and what has passed since. Clocks of devices are wrong by hours or years: a fast one would end
 * events that are to come, a slow one offer past ones and promise days that are gone.
 *
 * A stored document proves only that it is later than its answer, so there the device's clock counts too, if it is
 * later: it tells on a copy of last week that yesterday's event is over. A fast clock ends events there; nobody can
 * register without a network anyway. Without any answer of the server there is nothing but the device's clock.
 *
 * @param readAt `dataUpdatedAt` of a query in ms; 0 without an answer. The server stamps what comes with the document
 * with its own clock, the browser what it reads later with that of the device, because the API's `Date` header cannot be
 * read across origins.
 */
export function serverTime(readAt: number): number {
  // Set back before the request of the document, the clock no longer tells which of both made a stamp.
  const isByDevice = Date.now() < requestedByDevice || (readAt >= requestedByDevice && readAt <= Date.now());
  // The later answer is nearer to the truth: the server keeps documents for some time.
  if (named === null && readAt > 0 && !isByDevice)
    requestedByServer = Math.max(requestedByServer ?? readAt, readAt);
  if (requestedByServer === null) return Date.now();
  return (isFromStore() ? Math.max(requestedByServer, requestedByDevice) : requestedByServer) + passed();
}

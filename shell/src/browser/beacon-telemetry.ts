import type { Telemetry } from 'shared-shell/host';
import type { PageData } from '../page-data.ts';

/** Longest queue between two beacons; what exceeds it is dropped, newest first. */
const QUEUE = 20;
/** ms a report waits for company. */
const PAUSE = 2_000;

/** Reports errors and events to the shell's own endpoint, named by remote@version, in few small beacons. No personal data. */
export function createBeaconTelemetry({ set, remotes }: Pick<PageData, 'set' | 'remotes'>): Telemetry {
  const versions = new Map(remotes.map(({ name, version }) => [name, version]));
  let queue: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (queue.length === 0) return;
    const body = JSON.stringify({ set, path: location.pathname, reports: queue });
    queue = [];
    if (!navigator.sendBeacon?.('/telemetry', new Blob([body], { type: 'application/json' }))) {
      void fetch('/telemetry', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
        keepalive: true,
      }).catch(() => {});
    }
  };
  const push = (report: object) => {
    if (queue.length >= QUEUE) return;
    queue.push(report);
    timer ??= setTimeout(flush, PAUSE);
  };
  addEventListener('pagehide', flush);
  return {
    event: (name, data) => push({ type: 'event', name, data }),
    error: (error, context) => {
      const remote = context?.remote;
      push({
        type: 'error',
        message: String(error instanceof Error ? error.message : error).slice(0, 300),
        ...context,
        version: remote && versions.get(remote),
      });
    },
  };
}

import { performance } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** The share of time that the event loop was busy: the first thing that saturates, by which servers are added. */
export function addEventLoopUtilization(registry: Registry): void {
  let last = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of time (0 to 1) that the event loop was busy since the last scrape.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
}

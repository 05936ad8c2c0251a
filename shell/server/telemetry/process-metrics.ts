import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

/** Metrics of the process and its event loop, with the names of prom-client. */
export function addProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
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

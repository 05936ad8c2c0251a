import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';

/** Metrics of the process and its event loop (names of prom-client), and of requests by route pattern. */
export function addProcessMetrics(
  app: FastifyInstance,
  registry: Registry,
  patternOf: (path: string) => string,
): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let last = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of time (0 to 1) that the event loop was busy since the last scrape.',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    // `/*` serves the pages.
    const route = url && url !== '/*' ? url : patternOf(request.url.split('?')[0] ?? '');
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Labels for the owner of a page. Values come only from the release set, so that reports cannot create new series. */
const owner = ['remote', 'version', 'route'] as const;

/** Metrics of the site, for Prometheus at `/metrics`. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const views = new Counter({
    name: 'site_views_total',
    help: 'Documents sent, by the remote that owns the page.',
    labelNames: owner,
    registers,
  });
  const errors = new Counter({
    name: 'site_remote_errors_total',
    help: 'Errors browsers reported.',
    labelNames: owner,
    registers,
  });
  const vitals = new Histogram({
    name: 'site_web_vital',
    help: 'Web vitals of first views: LCP and INP in seconds, CLS as its score.',
    labelNames: ['vital', ...owner],
    buckets: [0.01, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    registers,
  });
  const requests = new Histogram({
    name: 'site_request_seconds',
    help: 'Time to answer a request, by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const pageCache = new Counter({
    name: 'site_page_cache_total',
    help: 'Pages by how the cache answered: fresh, stale (sent while a new one is rendered), or rendered.',
    labelNames: ['result'],
    registers,
  });
  const set = new Gauge({
    name: 'site_release_set',
    help: 'Number of the release set being served.',
    registers,
  });
  return { registry, views, errors, vitals, requests, pageCache, set };
}

export type Metrics = ReturnType<typeof createMetrics>;

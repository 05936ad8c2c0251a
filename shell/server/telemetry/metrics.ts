import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SHELL } from 'shared-releases';
import type { ServedSet } from '../releases/served-set.ts';

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
  const startedViews = new Counter({
    name: 'site_started_views_total',
    help: 'Views in which the code of a remote or of the shell has started: what automatic rollback counts.',
    labelNames: owner,
    registers,
  });
  const errors = new Counter({
    name: 'site_remote_errors_total',
    help: 'Errors browsers reported.',
    labelNames: owner,
    registers,
  });
  const policyViolations = new Counter({
    name: 'site_policy_violations_total',
    help: 'What the security policy has refused in browsers, by the release that tried it.',
    labelNames: ['remote', 'version', 'directive'],
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
    name: 'http_request_duration_seconds',
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
  const releases = new Gauge({
    name: 'site_release_percent',
    help: 'Percentage of the visitors that get a version of a remote or of the shell.',
    labelNames: ['name', 'version', 'role'],
    registers,
  });
  const rolledBack = new Gauge({
    name: 'site_rolled_back_versions',
    help: 'Versions that rollbacks have left, by what did the rollback.',
    labelNames: ['name', 'by'],
    registers,
  });
  return {
    registry,
    views,
    startedViews,
    errors,
    policyViolations,
    vitals,
    requests,
    pageCache,
    set,
    releases,
    rolledBack,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Writes what the served set says: its number, its versions with their share of the visitors, and its rollbacks. */
export function observeReleases({ set, releases, rolledBack }: Metrics, served: ServedSet) {
  const { number, remotes, canaries, host, hostCanary, condemned = {} } = served;
  set.set(number);
  releases.reset();
  const stable = [...remotes, ...(host ? [{ name: SHELL, version: host.version }] : [])];
  const shares = [
    ...canaries.map(({ remote: { name, version }, percent }) => ({ name, version, percent })),
    ...(hostCanary?.set.host
      ? [{ name: SHELL, version: hostCanary.set.host.version, percent: hostCanary.percent }]
      : []),
  ];
  for (const { name, version, percent } of shares) releases.set({ name, version, role: 'canary' }, percent);
  for (const { name, version } of stable) {
    const canary = shares.find((one) => one.name === name)?.percent ?? 0;
    releases.set({ name, version, role: 'stable' }, 100 - canary);
  }
  rolledBack.reset();
  for (const [name, records] of Object.entries(condemned))
    for (const { automatic } of records) rolledBack.inc({ name, by: automatic ? 'server' : 'person' });
}

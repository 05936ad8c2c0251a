import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../repository.ts';
import {
  acrossNamespaces,
  alertExpressions,
  dashboardExpressions,
  metricsIn,
  observedExpressions,
  ofEveryNamespace,
} from './observed-metrics.ts';

test('every expression of alerts and dashboard is PromQL and names a metric', () => {
  expect(observedExpressions().length).toBeGreaterThan(20);
  for (const expression of observedExpressions()) expect(metricsIn(expression)).not.toEqual([]);
  expect(metricsIn({ name: 'x', text: 'rate(a_total{job="b"}[5m]) / c > 1' })).toEqual(['a_total', 'c']);
  expect(() => metricsIn({ name: 'x', text: 'rate(a_total[5m' })).toThrow('not PromQL');
});

test('no alert adds up or compares staging and production', () => {
  expect(alertExpressions().length).toBeGreaterThan(10);
  for (const alert of alertExpressions())
    expect([alert.name, acrossNamespaces(alert)]).toEqual([alert.name, []]);
  const across = (text: string) => acrossNamespaces({ name: 'x', text });
  expect(across('max(a) - min by (namespace) (a)')).toEqual(['max(a)']);
  expect(across('sum by (job) (a) / sum without (namespace) (b)')).toHaveLength(2);
  expect(across('histogram_quantile(0.9, sum by (le, namespace) (rate(a[5m])))')).toEqual([]);
});

test('the dashboard shows one namespace at a time', () => {
  for (const panel of dashboardExpressions())
    expect([panel.name, ofEveryNamespace(panel)]).toEqual([panel.name, []]);
  const { templating } = JSON.parse(
    readFileSync(path.join(root, 'deploy/observability/dashboard.json'), 'utf8'),
  );
  expect(templating.list).toContainEqual(expect.objectContaining({ name: 'namespace', type: 'query' }));
  expect(ofEveryNamespace({ name: 'x', text: 'a{namespace="$namespace"} / max(b{c="d"})' })).toEqual([
    'b{c="d"}',
  ]);
});

test('what an alert watches is drawn in the dashboard', () => {
  const drawn = new Set(dashboardExpressions().flatMap(metricsIn));
  // Whether a process runs is said by the alert alone.
  const ofProcesses = ['up', 'process_start_time_seconds'];
  const missing = alertExpressions()
    .flatMap(metricsIn)
    .filter((name) => !ofProcesses.includes(name) && !drawn.has(name));
  expect(missing).toEqual([]);
});

test('every alert is about processes of the site, and says of which namespace', () => {
  const { groups } = parse(readFileSync(path.join(root, 'deploy/observability/alerts.yaml'), 'utf8'));
  for (const { alert, expr, annotations } of groups[0].rules) {
    expect([alert, annotations.summary]).toEqual([alert, expect.stringContaining('{{ $labels.namespace }}')]);
    // Every Node process, or every process at all, has these.
    for (const [metric] of expr.matchAll(/\b(up|process_\w+|nodejs_\w+)\b.?/g))
      expect([alert, metric]).toEqual([alert, expect.stringMatching(/\{$/)]);
  }
});

test('an alert says that the nightly backup was not made, once the next one should have ended', () => {
  const manifest = readFileSync(path.join(root, 'deploy/kubernetes/base/backup.yaml'), 'utf8');
  const backup = parseAllDocuments(manifest)
    .map((document) => document.toJS())
    .find(({ kind }) => kind === 'CronJob');
  const { schedule, jobTemplate } = backup.spec;
  expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  const alert = alertExpressions().find(({ name }) => name === 'BackupMissing');
  const ofBackup = `{cronjob="${backup.metadata.name}"}`;
  // One that has never succeeded has no time of a success.
  expect(alert?.text).toContain(
    `(kube_cronjob_status_last_successful_time${ofBackup} or kube_cronjob_created${ofBackup})`,
  );
  const hours = 24 + jobTemplate.spec.activeDeadlineSeconds / 3600;
  expect(alert?.text).toContain(`> ${hours} * 3600`);
});

test('docs/operations.md says what to do at each alert', () => {
  const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const alerts = [
    ...readFileSync(path.join(root, 'deploy/observability/alerts.yaml'), 'utf8').matchAll(/alert: (\w+)/g),
  ];
  expect(alerts.map(([, name]) => name).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

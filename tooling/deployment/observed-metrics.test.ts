import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository.ts';
import { metricsIn, observedExpressions } from './observed-metrics.ts';

test('every expression of alerts and dashboard is PromQL and names a metric', () => {
  expect(observedExpressions().length).toBeGreaterThan(20);
  for (const expression of observedExpressions()) expect(metricsIn(expression)).not.toEqual([]);
  expect(metricsIn({ name: 'x', text: 'rate(a_total{job="b"}[5m]) / c > 1' })).toEqual(['a_total', 'c']);
  expect(() => metricsIn({ name: 'x', text: 'rate(a_total[5m' })).toThrow('not PromQL');
});

test('docs/operations.md says what to do at each alert', () => {
  const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const alerts = [
    ...readFileSync(path.join(root, 'deploy/observability/alerts.yaml'), 'utf8').matchAll(/alert: (\w+)/g),
  ];
  expect(alerts.map(([, name]) => name).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

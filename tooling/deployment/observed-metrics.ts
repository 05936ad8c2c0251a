import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { root } from '../repository.ts';

const folder = path.join(root, 'deploy/observability');

interface Expression {
  /** Alert or panel. */
  name: string;
  text: string;
}

/** The PromQL expressions of the alert rules. */
export function alertExpressions(): Expression[] {
  const { groups } = parse(readFileSync(path.join(folder, 'alerts.yaml'), 'utf8'));
  return groups[0].rules.map(({ alert, expr }: { alert: string; expr: string }) => ({
    name: alert,
    text: expr,
  }));
}

/** The PromQL expressions of the dashboard. */
export function dashboardExpressions(): Expression[] {
  const { panels } = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8'));
  return panels.flatMap(({ title, targets }: { title: string; targets: { expr: string }[] }) =>
    // Grafana's word for a time span.
    targets.map(({ expr }) => ({ name: title, text: expr.replaceAll('$__rate_interval', '5m') })),
  );
}

/** The PromQL expressions of the alert rules and of the dashboard. */
export const observedExpressions = (): Expression[] => [...alertExpressions(), ...dashboardExpressions()];

/** Names of the metrics in an expression. @throws Error when it is not PromQL */
export function metricsIn({ name, text }: Expression): string[] {
  const names: string[] = [];
  parser.parse(text).iterate({
    enter: (node) => {
      if (node.type.isError) throw new Error(`${name}: not PromQL near "${text.slice(node.from)}".`);
      if (node.name === 'VectorSelector') {
        const identifier = node.node.getChild('Identifier');
        if (identifier) names.push(text.slice(identifier.from, identifier.to));
      }
    },
  });
  return names;
}

/** Metrics in an expression that are not of the namespace chosen in the dashboard. */
export function ofEveryNamespace({ text }: Expression): string[] {
  const found: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      const selector = text.slice(from, to);
      if (name === 'VectorSelector' && !selector.includes('namespace="$namespace"')) found.push(selector);
    },
  });
  return found;
}

/** Sums, maxima and the like in an expression that put several namespaces together. */
export function acrossNamespaces({ text }: Expression): string[] {
  const found: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, node }) => {
      if (name !== 'AggregateExpr') return;
      const modifier = node.getChild('AggregateModifier');
      const labels = modifier ? text.slice(modifier.from, modifier.to) : '';
      if (!/^by\b.*\bnamespace\b/.test(labels)) found.push(text.slice(node.from, node.to));
    },
  });
  return found;
}

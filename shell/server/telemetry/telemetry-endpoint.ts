import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LiveSet } from '../releases/live-set.ts';
import type { ErrorWatch, Verdict } from './error-watch.ts';
import type { Metrics } from './metrics.ts';

const short = z.string().max(400);
const reportSchema = z.object({
  set: z.number().int(),
  path: z.string().max(500),
  /** Route pattern of the page, with the remote and version that own it. */
  page: z.object({ remote: short, version: short, route: short }).nullable().default(null),
  reports: z
    .array(
      z.discriminatedUnion('type', [
        z.object({
          type: z.literal('error'),
          message: short,
          remote: short.optional(),
          version: short.optional(),
          phase: short.optional(),
          widget: short.optional(),
          page: short.optional(),
        }),
        z.object({
          type: z.literal('vital'),
          name: z.enum(['LCP', 'CLS', 'INP']),
          value: z.number().nonnegative().max(600_000),
        }),
        z.object({
          type: z.literal('event'),
          name: short,
          data: z.record(z.string().max(40), z.union([short, z.number(), z.boolean()])).optional(),
        }),
      ]),
    )
    .max(20),
});

interface Options {
  metrics: Metrics;
  watch: ErrorWatch;
  current: () => LiveSet;
  /** Called when a version has failed too many of its visitors. */
  onVerdict: (verdict: Verdict) => void;
}

/**
 * Takes the browsers' reports: small, bounded, without personal data. Errors and vitals are counted under
 * remote@version; only versions of the set being served make a series. `/metrics` is for Prometheus.
 */
export function serveTelemetry(app: FastifyInstance, { metrics, watch, current, onVerdict }: Options) {
  const isLive = (remote: string | undefined, version: string | undefined) => {
    const { remotes, canaries } = current();
    return [...remotes, ...canaries.map((canary) => canary.remote)].find(
      (one) => one.name === remote && one.version === version,
    );
  };

  app.post('/telemetry', { bodyLimit: 16 * 1024 }, (request, reply) => {
    const parsed = reportSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'Not a report.' });
    const { set, path, page, reports } = parsed.data;
    const owner = page && isLive(page.remote, page.version);
    const route = owner?.descriptor.routes.find((one) => one.path === page?.route)?.path ?? 'other';
    for (const report of reports) {
      if (report.type === 'vital') {
        if (!owner) continue;
        const value = report.name === 'CLS' ? report.value : report.value / 1_000;
        metrics.vitals.observe(
          { vital: report.name, remote: owner.name, version: owner.version, route },
          value,
        );
        continue;
      }
      request.log.warn({ set, path, ...report }, 'reported by a browser');
      if (report.type !== 'error') continue;
      const guilty = isLive(report.remote, report.version);
      if (!guilty) continue;
      metrics.errors.inc({ remote: guilty.name, version: guilty.version, route });
      const verdict = watch.failure(guilty.name, guilty.version, request.ip);
      if (verdict) onVerdict(verdict);
    }
    return reply.code(204).send();
  });

  app.get('/metrics', async (_request, reply) => {
    metrics.set.set(current().number);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

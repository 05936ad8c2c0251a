import type { FastifyInstance } from 'fastify';
import { clientNetwork } from 'shared-server';
import { z } from 'zod';
import { isReportOfView } from '../qa/view-request.ts';
import { findServedRemote, findVersion } from '../releases/find-version.ts';
import type { ServedSet } from '../releases/served-set.ts';
import type { ErrorRateMonitor, FailingVersion } from './error-rate-monitor.ts';
import { type Metrics, observeReleases } from './metrics.ts';
import type { ReportTokens } from './report-token.ts';

const short = z.string().max(400);
const reportSchema = z.object({
  set: z.number().int(),
  /** Route pattern of the current page. Earlier releases of the shell send the path, which must not be logged. */
  path: z.string().max(500),
  /** Token of the view (`report-token.ts`). Earlier releases of the shell send none; their errors are only logged. */
  token: z.string().max(2_000).optional(),
  /** Route pattern of the page, with the remote and version that own it. */
  page: z.object({ remote: short, version: short, route: short }).nullable().default(null),
  /** Versions whose code has started in this view since its last report, by remote; also of the shell. */
  started: z.record(z.string().max(100), short).default({}),
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
  errorRates: ErrorRateMonitor;
  tokens: ReportTokens;
  current: () => ServedSet;
  /** Route pattern of a path or of a pattern. */
  patternOf: (path: string) => string;
  /** Called when the error rate of a version exceeds the limit. */
  onFailingVersion: (version: FailingVersion) => void;
}

/**
 * `/telemetry`: receives reports from browsers, limited in size and without personal data. Errors and vitals are
 * counted by remote@version, only for versions of the served set. Only views and errors with the token of a page that
 * was served count for automatic rollback, and nothing from pages of previews and of QA. `/metrics`: the counts, for
 * Prometheus.
 */
export function serveTelemetry(
  app: FastifyInstance,
  { metrics, errorRates, tokens, current, patternOf, onFailingVersion }: Options,
) {
  app.post('/telemetry', { bodyLimit: 16 * 1024 }, (request, reply) => {
    const parsed = reportSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'This is not a valid report.' });
    const { set, path, page, token, started, reports } = parsed.data;
    const isView = isReportOfView(request.headers.cookie, token);
    const owner = page && findServedRemote(current(), page.remote, page.version);
    const route = owner?.descriptor.routes.find((one) => one.path === page?.route)?.path ?? 'other';
    const reporter = clientNetwork(request.ip);
    const view = tokens.viewOf(token);
    /** Counts the view for a version, once. Without a start its error does, so that errors never exceed the views. */
    const countView = (name: string, version: string) => {
      const one = view?.reportsStart && !isView && findVersion(current(), name, version);
      if (!one || tokens.redeem(token, 'start', one, current())) return;
      metrics.startedViews.inc({ remote: name, version, route: view.route });
      errorRates.countView(name, version, reporter);
    };
    for (const [name, version] of Object.entries(started)) countView(name, version);
    for (const report of reports) {
      if (report.type === 'vital') {
        if (!owner || isView) continue;
        const value = report.name === 'CLS' ? report.value : report.value / 1_000;
        metrics.vitals.observe(
          { vital: report.name, remote: owner.name, version: owner.version, route },
          value,
        );
        continue;
      }
      // React has repaired what was hydrated wrongly, and extensions of browsers cause some of it: it is logged alone.
      const failed =
        report.type === 'error' && report.phase !== 'hydration'
          ? findVersion(current(), report.remote, report.version)
          : undefined;
      const refusal = failed
        ? isView
          ? 'page of a preview or of QA'
          : tokens.redeem(token, 'error', failed, current())
        : undefined;
      request.log.warn(
        { set, path: patternOf(path), ...report, ...(refusal && { notCounted: refusal }) },
        'reported by a browser',
      );
      if (report.type !== 'error' || !failed || isView) continue;
      metrics.errors.inc({ remote: failed.name, version: failed.version, route });
      if (refusal) continue;
      countView(failed.name, failed.version);
      const failing = errorRates.countError(failed.name, failed.version, {
        reporter,
        message: report.message,
        view: view?.id,
      });
      if (failing) onFailingVersion(failing);
    }
    return reply.code(204).send();
  });

  app.get('/metrics', async (_request, reply) => {
    observeReleases(metrics, current());
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

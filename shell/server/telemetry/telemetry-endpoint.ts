import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const reportSchema = z.object({
  set: z.number().int(),
  path: z.string().max(500),
  reports: z
    .array(
      z.record(
        z.string().max(40),
        z.union([z.string().max(400), z.number(), z.boolean(), z.null(), z.record(z.string(), z.unknown())]),
      ),
    )
    .max(20),
});

/** Takes the browsers' reports: small, without personal data, into the log. Anything else is refused. */
export function serveTelemetry(app: FastifyInstance) {
  app.post('/telemetry', { bodyLimit: 16 * 1024 }, (request, reply) => {
    const parsed = reportSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'Not a report.' });
    const { set, path, reports } = parsed.data;
    for (const report of reports) request.log.warn({ set, path, ...report }, 'reported by a browser');
    return reply.code(204).send();
  });
}

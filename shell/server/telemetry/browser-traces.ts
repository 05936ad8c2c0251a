import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const MAX_BYTES = 64 * 1024;
/** Requests to the collector at a time; further ones are dropped, so that a slow collector costs nothing. */
const MAX_FORWARDED = 10;
const FORWARD_TIME_LIMIT_MS = 5_000;
/** What the collector's name for the browsers is, whatever they send. */
const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'browser' } }] };

const tracesSchema = z.object({
  resourceSpans: z
    .array(
      z.object({ scopeSpans: z.array(z.object({ spans: z.array(z.object({}).loose()).max(100) })).max(5) }),
    )
    .max(5),
});

/** `/telemetry/traces`: forwards the spans of browsers (OTLP as JSON) to the collector, which is not public. */
export function serveBrowserTraces(app: FastifyInstance, collector: string) {
  let forwarded = 0;
  app.post('/telemetry/traces', { bodyLimit: MAX_BYTES }, (request, reply) => {
    const parsed = tracesSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ detail: 'These are not valid traces.' });
    if (forwarded < MAX_FORWARDED) {
      forwarded += 1;
      fetch(collector, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          resourceSpans: parsed.data.resourceSpans.map(({ scopeSpans }) => ({ resource, scopeSpans })),
        }),
        signal: AbortSignal.timeout(FORWARD_TIME_LIMIT_MS),
      })
        .then((response) => response.body?.cancel())
        .catch((error) =>
          request.log.warn({ error: String(error) }, 'traces cannot be sent to the collector'),
        )
        .finally(() => {
          forwarded -= 1;
        });
    }
    return reply.send({});
  });
}

import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, tracer } from './spans.ts';

/**
 * Gives each request of a server a span, named after its route pattern: addresses, queries and clients are personal
 * data. A trace that the caller has begun is continued. Register it before all other hooks.
 * Does nothing unless traces were started before.
 * @param routeOf the route pattern of a request, read after the answer was sent
 */
export function traceRequests(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = tracer().startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      caller,
    );
    spans.set(request, span);
    context.with(trace.setSpan(caller, span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span) {
      const route = routeOf(request);
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
}

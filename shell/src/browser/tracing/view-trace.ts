import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const ENDPOINT = '/telemetry/traces';
const EXPORT_DELAY_MS = 2_000;

/**
 * Adds this view to the server's trace of its document: loading the document, from the first byte that was asked for to
 * the load event, and its parts. Requests to the API belong to it.
 * @param parent `traceparent` of the server's span
 * @returns the headers of requests to the API
 */
export function startViewTrace(parent: string): () => Record<string, string> {
  const spanContext = parseTraceParent(parent);
  if (!spanContext) return () => ({});
  const provider = new TracerProvider({
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: ENDPOINT }),
        scheduledDelayMillis: EXPORT_DELAY_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('site');
  const fromServer = trace.setSpanContext(ROOT_CONTEXT, { ...spanContext, isRemote: true });
  const view = tracer.startSpan(
    'view page',
    { kind: SpanKind.CLIENT, startTime: performance.timeOrigin },
    fromServer,
  );
  const { traceId, spanId } = view.spanContext();
  const finish = () => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const at = (time: number) => performance.timeOrigin + time;
    const inView = trace.setSpan(fromServer, view);
    if (entry) {
      tracer
        .startSpan('request document', { startTime: at(entry.requestStart) }, inView)
        .end(at(entry.responseEnd));
      tracer
        .startSpan('run first scripts', { startTime: at(entry.responseEnd) }, inView)
        .end(at(entry.domContentLoadedEventEnd));
      view.end(at(entry.loadEventEnd));
    } else view.end();
  };
  // The end of the load event is known after its listeners.
  if (document.readyState === 'complete') finish();
  else addEventListener('load', () => setTimeout(finish));
  return () => ({ traceparent: `00-${traceId}-${spanId}-01` });
}

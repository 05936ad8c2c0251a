import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export const tracer = () => trace.getTracer('site');

let isOn = false;
/** Set when traces start and end, so that everything here costs nothing while they are off. */
export function setTracing(on: boolean): void {
  isOn = on;
}
export const isTracing = () => isOn;

/**
 * Runs work in a span of its own. Names and attributes must not contain personal data.
 * @throws what the work throws; the span is then marked as failed
 */
export function withSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  if (!isOn) return work();
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Messages can quote values, so only the kind of error is kept.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Whether the current work belongs to a trace. Background work does not. */
export const isInTrace = () => isOn && trace.getActiveSpan() !== undefined;

/** Headers that let the called server continue this trace (W3C Trace Context). Empty while traces are off. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (!isOn) return headers;
  propagation.inject(context.active(), headers);
  return headers;
}

/** `traceparent` of the current span; undefined while traces are off or when this one is not recorded. */
export function activeTraceParent(): string | undefined {
  return trace.getActiveSpan()?.isRecording() ? traceHeaders().traceparent : undefined;
}

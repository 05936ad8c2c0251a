/**
 * Node only: OpenTelemetry traces of the site's servers. They are off until `OTEL_EXPORTER_OTLP_ENDPOINT` names a
 * collector; every function here then does next to nothing.
 */
export { traceRequests } from './requests.ts';
export { activeTraceParent, isInTrace, traceHeaders, withSpan } from './spans.ts';
export { startTracing, type Tracing } from './start-tracing.ts';

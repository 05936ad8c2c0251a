import { context, propagation, trace } from '@opentelemetry/api';
import { setTracing } from './spans.ts';

/** Running traces of a process. */
export interface Tracing {
  /** Address of the collector for traces, in OTLP over HTTP. */
  url: string;
  /** Sends what is left. Never rejects. */
  stop: () => Promise<void>;
}

interface TracingOptions {
  /** Base address of a collector (OTLP over HTTP), such as `http://collector:4318`; undefined: traces are off. */
  endpoint: string | undefined;
  /** Name of the process in the traces. */
  service: string;
  /** Share of the traces begun here that are recorded, 0 to 1. A trace that the caller has begun follows the caller. */
  ratio: number;
}

/**
 * Starts sending traces. The libraries are loaded only when there is a collector.
 * @returns null when traces are off
 */
export async function startTracing({ endpoint, service, ratio }: TracingOptions): Promise<Tracing | null> {
  if (!endpoint) return null;
  const [
    { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  return {
    url,
    stop: async () => {
      setTracing(false);
      await provider.shutdown().catch(() => {});
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

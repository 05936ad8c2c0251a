import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received span with the process that sent it. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

/** A collector of OpenTelemetry traces (OTLP over HTTP, JSON) that keeps the spans it receives. */
export async function startTraceCollector() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      for (const { resource, scopeSpans } of JSON.parse(Buffer.concat(chunks).toString()).resourceSpans) {
        const service = resource.attributes.find(({ key }: { key: string }) => key === 'service.name');
        for (const scope of scopeSpans)
          for (const span of scope.spans) spans.push({ service: service?.value.stringValue, ...span });
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

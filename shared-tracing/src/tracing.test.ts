/** @jest-environment node */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface Received {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A collector that keeps what it receives. */
async function startCollector() {
  const spans: Received[] = [];
  let text = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      text += body;
      const { resourceSpans } = JSON.parse(body);
      spans.push(...resourceSpans[0].scopeSpans.flatMap((scope: { spans: Received[] }) => scope.spans));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, text: () => text };
}

async function startServer(collector = '') {
  const child = fork(path.join(__dirname, 'testing/example-server.ts'), [collector]);
  ends.push(() => child.kill('SIGKILL'));
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const stop = async () => {
    child.send('stop');
    await once(child, 'exit');
  };
  return { url, stop };
}

test('a request continues the trace of its caller, and its work and further calls belong to it', async () => {
  const collector = await startCollector();
  const { url, stop } = await startServer(`${collector.url}/`);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const answer = await fetch(`${url}/courses/7?name=Sita`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  const { headers } = (await answer.json()) as { headers: { traceparent: string } };
  await fetch(`${url}/broken`);
  await stop();

  const [work, request] = ['read course', 'GET /courses/:id'].map((name) =>
    collector.spans.find((span) => span.name === name),
  );
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(work).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(headers.traceparent).toBe(`00-${traceId}-${work?.spanId}-01`);
  const failed = collector.spans.filter(({ status }) => status.code === 2).map(({ name }) => name);
  expect(failed.sort()).toEqual(['GET /broken', 'fail']);
  expect(collector.text()).toContain('"example"');
  // Neither addresses nor messages leave the process.
  expect(collector.text()).not.toMatch(/Sita|secret value|courses\/7/);
});

test('without a collector requests are answered as before', async () => {
  const { url, stop } = await startServer();
  expect(await (await fetch(`${url}/courses/7`)).json()).toEqual({ headers: {} });
  await stop();
});

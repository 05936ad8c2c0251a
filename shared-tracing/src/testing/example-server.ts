import Fastify from 'fastify';
import { startTracing, traceHeaders, traceRequests, withSpan } from '../index.ts';

// A small traced server for the tests, in a process of its own as the site's servers are. Its argument is the collector.

const tracing = await startTracing({ endpoint: process.argv[2] || undefined, service: 'example', ratio: 1 });
const app = Fastify();
traceRequests(app, (request) => request.routeOptions.url ?? 'other');
app.get('/courses/:id', () =>
  withSpan('read course', { 'db.system.name': 'postgresql' }, async () => ({ headers: traceHeaders() })),
);
app.get('/broken', () => withSpan('fail', {}, () => Promise.reject(new TypeError('secret value'))));
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
process.once('message', async () => {
  await app.close();
  await tracing?.stop();
  process.exit(0);
});

import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { closeServer, trackUnusedConnections } from './close-server.ts';

const log = { warn: jest.fn() };
const ends: (() => unknown)[] = [];
beforeEach(() => log.warn.mockClear());
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server whose answer to `/slow` waits for `finish`. */
async function start() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: markAsked } = Promise.withResolvers<void>();
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const unusedConnections = trackUnusedConnections(app);
  app.get('/slow', async () => {
    markAsked();
    await finished;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(finish, () => app.close());
  const { port } = app.server.address() as AddressInfo;
  const close = (limitMs: number) => closeServer(app, unusedConnections, { limitMs, log });
  return { port, slow: `http://127.0.0.1:${port}/slow`, isAsked, finish, unusedConnections, close };
}

test('a request under way is finished', async () => {
  const { slow, isAsked, finish, close } = await start();
  const answer = fetch(slow).then((response) => response.text());
  await isAsked;
  const closed = close(20_000);
  finish();
  expect(await answer).toBe('done');
  await closed;
  expect(log.warn).not.toHaveBeenCalled();
  await expect(fetch(slow)).rejects.toThrow('fetch failed');
});

test('a connection that was opened in advance and never used is closed', async () => {
  const { port, unusedConnections, close } = await start();
  const unused = net.connect(port, '127.0.0.1');
  unused.on('error', () => {});
  const ended = once(unused, 'close');
  await once(unused, 'connect');
  while (unusedConnections.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await close(20_000);
  await ended;
  expect(log.warn).not.toHaveBeenCalled();
});

test('a request that takes longer than the limit is cut off, with a warning', async () => {
  const { slow, isAsked, close } = await start();
  const answer = fetch(slow).catch((error: Error) => error.message);
  await isAsked;
  await close(100);
  expect(await answer).toBe('fetch failed');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';

/** Time in ms that a stopping process still answers on open connections, with `Connection: close`. */
const DRAIN_MS = 1_000;

/**
 * Connections without a request so far, which browsers and proxies open in advance. Node does not count them as idle, so
 * closing the server would wait for them. Call it before the server listens.
 */
export function trackUnusedConnections(app: FastifyInstance): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

/**
 * Refuses new connections and finishes the requests under way, uploads included. Clients on kept-alive connections first
 * get one more answer, so that none is cut off: from before this call on, answers have to carry `Connection: close`.
 * @param unusedConnections from `trackUnusedConnections`
 * @param limitMs time after which connections that are still open are closed
 */
export async function closeServer(
  app: FastifyInstance,
  unusedConnections: ReadonlySet<Socket>,
  { limitMs, log }: { limitMs: number; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  const drainMs = (await openConnections(app)) > 0 ? Math.min(DRAIN_MS, limitMs) : 0;
  await sleep(drainMs);
  const closed = app.close().then(() => undefined);
  for (const socket of unusedConnections) socket.destroy();
  await pTimeout(closed, {
    milliseconds: Math.max(1, limitMs - drainMs),
    fallback: () => {
      log.warn('requests still running at the end of the time limit');
      app.server.closeAllConnections();
    },
  });
}

const openConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => {
    app.server.getConnections((error, count) => resolve(error ? 0 : count));
  });

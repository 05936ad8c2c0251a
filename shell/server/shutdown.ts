import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Time in ms that a stopping server still answers on open connections, with `Connection: close`. */
const DRAIN_MS = 1_000;

/** State of the process, for hooks and probes. */
export interface ServerState {
  isStopping: boolean;
  /** Connections without a request so far: browsers open some in advance. */
  unusedConnections: Set<Socket>;
}

export const createServerState = (): ServerState => ({ isStopping: false, unusedConnections: new Set() });

/** Node does not count a connection without a request as idle, so closing the server would wait for it. */
export function trackUnusedConnections(app: FastifyInstance, { unusedConnections }: ServerState) {
  app.server.on('connection', (socket: Socket) => {
    unusedConnections.add(socket);
    socket.once('close', () => unusedConnections.delete(socket));
  });
  app.server.on('request', ({ socket }) => unusedConnections.delete(socket));
}

/**
 * Stops the server without cutting off a request: it is not ready any more, open connections get one more answer with
 * `Connection: close`, then no connection is accepted and the pages in flight are finished.
 * @param limitMs time after which connections that are still open are closed
 */
export async function closeServer(
  app: FastifyInstance,
  state: ServerState,
  { limitMs, log }: { limitMs: number; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<void> {
  state.isStopping = true;
  if ((await openConnections(app)) > 0) await sleep(Math.min(DRAIN_MS, limitMs));
  const timer = setTimeout(() => {
    log.warn('requests still running at the end of the time limit');
    app.server.closeAllConnections();
  }, limitMs);
  const closed = app.close();
  for (const socket of state.unusedConnections) socket.destroy();
  await closed;
  clearTimeout(timer);
}

const openConnections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => {
    app.server.getConnections((error, count) => resolve(error ? 0 : count));
  });

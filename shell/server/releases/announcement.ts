import type { FastifyBaseLogger } from 'fastify';
import {
  ANNOUNCE_INTERVAL_MS,
  announceServer,
  type ReleaseStore,
  serverFolder,
  supportedRenderInterfaces,
} from 'shared-releases';

interface Options {
  store: ReleaseStore;
  channel: string;
  /** Random name of this process. */
  server: string;
  /** Version of the shell that the process was started with. */
  startedWith: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Tells the release commands that this server runs, and which shells it can serve. Returns the function that removes
 * everything the server has written into the store.
 */
export function announceWhileRunning({ store, channel, server, startedWith, log }: Options) {
  const announce = () =>
    announceServer(store, channel, {
      id: server,
      startedWith,
      renderInterfaces: [...supportedRenderInterfaces],
    }).catch((error: unknown) => log.warn({ error: String(error) }, 'this server cannot announce itself'));
  void announce();
  const timer = setInterval(announce, ANNOUNCE_INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await store.remove(serverFolder(channel, server)).catch(() => {});
  };
}

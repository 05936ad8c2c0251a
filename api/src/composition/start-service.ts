import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sweepDocuments } from '../applications/remove-orphaned-documents.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { DatabaseUnavailable } from '../database/connection.ts';
import { type Database, migrate, openDatabase } from '../database/database.ts';
import { loadDemoData } from '../demo-data/load-demo-data.ts';
import type { Service, ServiceState } from '../http/service.ts';
import { closedPostOffice, mailboxPostOffice, smtpPostOffice } from '../mail/email-transport.ts';
import { mailWorker } from '../mail/outbox-worker.ts';
import { openDiskStore } from '../storage/disk-store.ts';
import { openS3Store } from '../storage/s3-store.ts';
import { buildApp } from './build-app.ts';

const hour = 3_600_000;
/** How long a start waits for a served database before it listens without. */
const patience = 3000;
/** How long an ending process still answers on open connections, saying `Connection: close`. */
const drainMs = 1000;

export interface RunningService {
  url: string;
  stop: (reason: string) => Promise<void>;
}

/** Brings everything up in order and answers how to end it. Progress is logged: the first start takes a while. */
export async function startService(configuration: Configuration, log: Logger): Promise<RunningService> {
  if (
    !configuration.databaseUrl &&
    (configuration.reset || !existsSync(join(configuration.dataDir, 'database')))
  ) {
    log.info({ progress: true }, 'Preparing the database…');
  }
  const database = await openDatabase({
    url: configuration.databaseUrl,
    poolSize: configuration.databasePool,
    dataDir: configuration.dataDir,
    reset: configuration.reset,
    // Only the message: the driver hangs its whole connection on the error.
    onIdleError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  });
  const state: ServiceState = { isPrepared: false, isStopping: false };
  try {
    const preparing = prepare(database, configuration, log, state);
    const documents = configuration.s3
      ? await openS3Store(configuration.s3)
      : await openDiskStore(join(configuration.dataDir, 'uploads'));
    const { smtpUrl, from } = configuration.mail;
    const local = configuration.environment === 'production' ? closedPostOffice : mailboxPostOffice(database);
    const office = smtpUrl ? smtpPostOffice(smtpUrl, from) : local;
    const mail = mailWorker(database, configuration, office, log);
    const service: Service = { configuration, database, documents, log, mailIsDue: mail.wake };
    const app = await buildApp(service, state);
    // A served database that is away is not waited for: until it comes back the service answers 503 by itself.
    const outcome = await Promise.race([
      preparing,
      ...(database.kind === 'postgres' ? [pause(patience, 'late')] : []),
    ]);
    if (outcome === 'late') log.warn('the database is not there yet: answering 503 until it is');
    void preparing.then(mail.start, (error: unknown) => {
      log.fatal({ err: error }, 'the database cannot be prepared');
    });
    await app.listen({ port: configuration.port, host: configuration.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : configuration.port;
    const url = `http://localhost:${port}`;

    const tidy = async () => {
      const swept = await sweepDocuments(database, documents, 6 * hour);
      if (swept > 0) log.info({ swept }, 'removed documents nobody knows');
      await database.query('DELETE FROM attempts WHERE window_start < $1', [
        Math.floor(Date.now() / 1000) - 86_400,
      ]);
      await database.query("DELETE FROM refresh_tokens WHERE expires_at < now() - interval '1 day'", []);
      await database.query("DELETE FROM one_time_tokens WHERE expires_at < now() - interval '1 day'", []);
    };
    const tidying = setInterval(
      () => void tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying failed')),
      hour,
    );
    void preparing.then(tidy).catch((error: unknown) => log.warn({ err: error }, 'tidying failed'));
    log.info({ url, database: database.kind, mailbox: smtpUrl ? undefined : `${url}/mailbox` }, 'listening');

    let stopped: Promise<void> | undefined;
    const stop = async (reason: string) => {
      log.info({ reason }, 'stopping');
      state.isStopping = true;
      clearInterval(tidying);
      const limit = pause(configuration.shutdownSeconds * 1000, 'late', { ref: false });
      // Kept-alive connections learn with their next answer that this one was the last; then nobody is cut off.
      await pause(drainMs);
      // New connections are refused, requests under way are finished, uploads included.
      if ((await Promise.race([app.close(), limit])) === 'late') {
        log.warn('requests still running at the end of the time limit');
        app.server.closeAllConnections();
      }
      await mail.stop();
      office.close();
      await database.close();
      log.info('stopped');
    };
    return {
      url,
      stop: (reason) => {
        stopped ??= stop(reason);
        return stopped;
      },
    };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** Tables and demonstration data; a served database that is not there yet is asked again and again. */
async function prepare(
  database: Database,
  configuration: Configuration,
  log: Logger,
  state: ServiceState,
): Promise<void> {
  while (!state.isStopping) {
    try {
      const applied = await migrate(database);
      if (applied.length > 0) log.info({ applied }, 'tables are up to date');
      if (configuration.demoData && (await loadDemoData(database, configuration, log)))
        log.info('demonstration data loaded');
      state.isPrepared = true;
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || database.kind === 'pglite') throw error;
      log.warn({ err: error }, 'the database cannot be reached, trying again');
      await pause(1000);
    }
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { followContent, packIn } from 'shared-content';
import type { Language } from 'shared-language';
import { closeServer, trackUnusedConnections } from 'shared-server';
import {
  type Configuration,
  ConfigurationError,
  DEVELOPMENT_SITE_URL,
} from '../configuration/configuration.ts';
import { createFolder } from '../configuration/create-folder.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { startRatesWorker } from '../exchange-rates/rates-worker.ts';
import type { Service, ServiceState } from '../http/service.ts';
import { openEmailTransport } from '../mail/email-transport.ts';
import { createOutboxWorker } from '../mail/outbox-worker.ts';
import { senderOf } from '../mail/sender.ts';
import { whyOutdated } from '../staff/emails/subjects/email-subjects.ts';
import { openDocumentStore } from '../storage/open-document-store.ts';
import { buildApp } from './build-app.ts';
import { startCleanup } from './cleanup.ts';
import { emailTemplates } from './email-templates.ts';
import { type LoadInitialData, prepareDatabase } from './prepare-database.ts';

/** How long a start waits for a served database before it listens and answers 503. */
const DATABASE_WAIT_MS = 3000;

/** What is closed after the requests has this time in ms at least, also where they have used up all of theirs. */
const MIN_CLOSING_MS = 2000;

export interface RunningService {
  url: string;
  /**
   * Finishes the requests under way, then closes everything, within `SHUTDOWN_SECONDS` and two more. What does not close
   * by then, such as connections to a database that hangs, is left to the end of the process. Further calls return the
   * same promise.
   */
  stop: (reason: string) => Promise<void>;
}

/** Starts the database, the outbox worker, the reading of exchange rates, the cleanup and the HTTP server. Progress is logged. */
export async function startService(
  configuration: Configuration,
  log: Logger,
  loadInitialData?: LoadInitialData,
): Promise<RunningService> {
  const database = await openConfiguredDatabase(configuration, log);
  try {
    return await startOnDatabase(database, configuration, log, loadInitialData);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

function openConfiguredDatabase(configuration: Configuration, log: Logger): Promise<Database> {
  const { databaseUrl, databasePool, dataDir, reset } = configuration;
  if (!databaseUrl) createFolder(dataDir);
  const isNew = !databaseUrl && (reset || !existsSync(join(dataDir, 'database')));
  if (isNew) log.info({ progress: true }, 'Preparing the database…');
  return openDatabase({
    url: databaseUrl,
    poolSize: databasePool,
    dataDir,
    reset,
    // Only the message is logged: the driver attaches its whole connection to the error.
    onIdleError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  });
}

async function startOnDatabase(
  database: Database,
  configuration: Configuration,
  log: Logger,
  loadInitialData: LoadInitialData | undefined,
): Promise<RunningService> {
  const state: ServiceState = { isPrepared: false, isStopping: false, hasFailed: false };
  const prepared = prepareDatabase(database, log, state, loadInitialData);
  // It is waited for below. A failure before that would end the process without a message.
  prepared.catch(() => undefined);
  const documents = await openDocumentStore(configuration);
  const content = await followContent({ source: configuration.contentSource, log });
  // Without a pack of its own, a service is meant to sign with the name of the empty one.
  const isPackRead = () => configuration.contentSource === null || content.current().source !== 'none';
  const sender = (language: Language) =>
    senderOf(configuration, packIn(content.current(), language).brand, isPackRead());
  const transport = openEmailTransport(configuration, database, () => sender('en'));
  const outbox = createOutboxWorker({
    database,
    configuration,
    transport,
    sender,
    templates: emailTemplates,
    whyOutdated: (id) => whyOutdated({ database, configuration }, id),
    log,
  });
  const service: Service = {
    configuration,
    database,
    documents,
    log,
    content: (language = 'en') => packIn(content.current(), language),
    contentErrors: () => content.status().errors,
    wakeOutbox: outbox.wake,
  };
  const app = await buildApp(service, state);
  const unusedConnections = trackUnusedConnections(app);
  await waitForDatabase(database, prepared, log);
  void prepared.then(outbox.start, (error: unknown) => {
    state.hasFailed = true;
    log.fatal({ err: error }, 'the database cannot be prepared');
  });
  const url = await listen(app, configuration);
  const stopCleanup = startCleanup(service, prepared, log);
  const stopRates = startRatesWorker(service, configuration.exchangeRatesUrl, prepared);
  const isProduction = configuration.environment === 'production';
  const mailbox = isProduction || configuration.mail.smtpUrl ? undefined : `${url}/mailbox`;
  log.info({ url, database: database.kind, mailbox }, 'listening');
  if (isProduction && configuration.siteUrl === DEVELOPMENT_SITE_URL)
    log.warn(
      { siteUrl: configuration.siteUrl },
      'links of e-mails lead to this machine: set SITE_URL to the address of the site',
    );

  const closeConnections = async () => {
    await outbox.stop();
    await stopRates();
    transport.close();
    await database.close();
  };
  let stopped: Promise<void> | undefined;
  const stop = async (reason: string) => {
    log.info({ reason }, 'stopping');
    const limitMs = configuration.shutdownSeconds * 1000;
    const end = performance.now() + limitMs;
    state.isStopping = true;
    stopCleanup();
    content.stop();
    await closeServer(app, unusedConnections, { limitMs, log });
    await pTimeout(closeConnections(), {
      milliseconds: Math.max(MIN_CLOSING_MS, end - performance.now()),
      fallback: () => log.warn('database or mail server still in use at the end of the time limit'),
    });
    log.info('stopped');
  };
  return {
    url,
    stop: (reason) => {
      stopped ??= stop(reason);
      return stopped;
    },
  };
}

/** The embedded database is waited for; a served one that is away may come back later, until then 503 is answered. */
async function waitForDatabase(database: Database, prepared: Promise<void>, log: Logger): Promise<void> {
  if (database.kind === 'pglite') return prepared;
  await pTimeout(prepared, {
    milliseconds: DATABASE_WAIT_MS,
    fallback: () => log.warn('the database is not available yet: answering 503 until it is'),
  });
}

async function listen(app: FastifyInstance, { host, port }: Configuration): Promise<string> {
  await app.listen({ port, host }).catch((error: Error) => {
    throw new ConfigurationError(
      `The service cannot listen on ${host}, port ${port} (${error.message}). Correct HOST or PORT.`,
    );
  });
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}

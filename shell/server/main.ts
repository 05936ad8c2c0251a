import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { followContent } from 'shared-content';
import { openReleaseStore } from 'shared-releases';
import { closeServer, createLogOutput, trackUnusedConnections } from 'shared-server';
import { startTracing } from 'shared-tracing';
import { createApiTransport } from './api-connection/api-transport.ts';
import { createApp } from './app.ts';
import { contentSource, createBaseConfig, readEnvironment } from './config.ts';
import { startDevelopment } from './development/start-development.ts';
import { createViewSets } from './qa/view-sets.ts';
import { announceWhileRunning } from './releases/announcement.ts';
import { createAutomaticRollback } from './releases/automatic-rollback.ts';
import { loadOwnHost, withOwnShell } from './releases/own-host.ts';
import { followSets } from './releases/set-follower.ts';
import type { ServerState } from './server-state.ts';
import type { Telemetry } from './site-types.ts';
import { startCountExchange } from './telemetry/count-exchange.ts';
import { createErrorRateMonitor } from './telemetry/error-rate-monitor.ts';
import { createReportTokens } from './telemetry/report-token.ts';
import { surviveUnhandledErrors } from './telemetry/unhandled-errors.ts';

const LOG_BUFFER_LENGTH = 12_288;
const LOG_FLUSH_MS = 500;
/** Time in ms that a stopping server waits for the release store. */
const STORE_TIME_LIMIT_MS = 2_000;

/** Starts the shell's server from its environment and sends a message to the parent process when it listens. */
async function main() {
  const env = readEnvironment(process.env);
  const tracing = await startTracing({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    service: 'shell',
    ratio: env.TRACE_RATIO,
  });
  const own = loadOwnHost(env.RELEASE_ORIGIN ?? '');
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  const config = createBaseConfig(env, publicUrl);
  // Buffered: one write per line would be a notable part of a cached page's cost.
  const output = createLogOutput({ minLength: LOG_BUFFER_LENGTH });
  setInterval(output.flush, LOG_FLUSH_MS).unref();
  process.on('exit', output.flushSync);
  const logger = pino({ level: env.LOG_LEVEL, name: 'shell' }, output);
  const content = await followContent({
    source: contentSource(env, env.NODE_ENV),
    log: logger,
  });
  const store = withOwnShell(await openReleaseStore(env.RELEASE_STORE), own);
  const follower = await followSets({
    store,
    channel: env.CHANNEL,
    pinned: env.RELEASE_SET,
    host: own,
    log: logger,
  });
  const telemetry: Telemetry = {
    event: () => {},
    error: (error, context) =>
      logger.error(
        { ...context, error: error instanceof Error ? error.message : String(error) },
        'error while serving a page or feed',
      ),
  };
  const development = await startDevelopment({ env, store, released: follower, own, telemetry, log: logger });
  surviveUnhandledErrors(logger, development !== null);
  const windowMs = env.ROLLBACK_WINDOW_SECONDS * 1_000;
  const reportKey = env.REPORT_KEY ?? randomBytes(32);
  const errorRates = createErrorRateMonitor({
    minViews: env.ROLLBACK_MIN_VIEWS,
    rate: env.ROLLBACK_RATE,
    windowMs,
    digest: (text) => createHmac('sha256', reportKey).update(text).digest('base64url').slice(0, 16),
  });
  const tokens = createReportTokens({ key: reportKey });
  // A server with a pinned set, or with dev servers, is not one of the channel's servers: it only reads the store.
  const isReader = env.RELEASE_SET !== undefined || development !== null;
  const server = randomUUID();
  const withdraw = isReader
    ? async () => {}
    : announceWhileRunning({ store, channel: env.CHANNEL, server, startedWith: own.version, log: logger });
  const exchange = startCountExchange({
    store: isReader ? null : store,
    channel: env.CHANNEL,
    server,
    monitor: errorRates,
    windowMs,
    current: follower.current,
    onFailingVersion: createAutomaticRollback({
      store,
      channel: env.CHANNEL,
      follower,
      errorRates,
      enabled: !isReader && env.ROLLBACK_RATE > 0,
      logger,
    }),
    log: logger,
  });
  const state: ServerState = { isStopping: false };
  const views = {
    previewKey: env.PREVIEW_KEY,
    sets: createViewSets({ store, channel: env.CHANNEL, host: own, current: follower.current }),
  };
  const app = createApp({
    state,
    views,
    errorRates,
    tokens,
    formKey: reportKey,
    trustProxy: env.TRUST_PROXY,
    traceCollector: tracing?.url ?? null,
    edgeCache: env.EDGE_CACHE === 'on',
    hstsSeconds: env.HSTS_SECONDS,
    frameAncestors: env.FRAME_ANCESTORS,
    onFailingVersion: exchange.soon,
    render: own.render,
    manifest: own.manifest,
    shellBase: own.base,
    config,
    content,
    apiBaseUrl: env.API_INTERNAL_URL ?? config.apiBaseUrl,
    apiTransport: createApiTransport(),
    telemetry,
    ttlSeconds: env.PAGE_TTL_SECONDS,
    clearsOffline: env.CLEAR_OFFLINE === 'on',
    development: development?.options,
    serveDevelopment: development?.serve,
    store,
    channel: env.CHANNEL,
    follower: development?.follower ?? follower,
    logger,
  });
  const unusedConnections = trackUnusedConnections(app);
  const stop = async () => {
    // A process manager and its wrapper may both send a signal: the second must not cut the pages in flight.
    if (state.isStopping) return;
    state.isStopping = true;
    await closeServer(app, unusedConnections, { limitMs: env.SHUTDOWN_SECONDS * 1_000, log: logger });
    follower.stop();
    development?.stop();
    content.stop();
    // The store may not answer; what stays in it expires.
    await Promise.race([exchange.stop().then(withdraw), sleep(STORE_TIME_LIMIT_MS)]);
    await tracing?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: NodeJS.ErrnoException) => {
    const { HOST: host, PORT: port } = env;
    throw new Error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Set PORT to another one.`
        : `it cannot listen on ${host}, port ${port} (${error.message}). Correct HOST or PORT.`,
    );
  });
  process.send?.({ ready: true, url: publicUrl });
}

main().catch((error: Error) => {
  process.stderr.write(`The shell's server cannot start: ${error.message}\n`);
  process.exit(1);
});

import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { followContent } from 'shared-content';
import { openReleaseStore } from 'shared-releases';
import { createApp } from './app.ts';
import { contentSource, createBaseConfig, readEnvironment } from './config.ts';
import { developmentOverrides } from './development.ts';
import { createAutomaticRollback } from './releases/automatic-rollback.ts';
import { releaseBase } from './releases/served-set.ts';
import { followSets } from './releases/set-follower.ts';
import { loadRenderBundle, readShellManifest, semanticVersion } from './render-bundle.ts';
import { closeServer, createServerState } from './shutdown.ts';
import { createErrorRateMonitor } from './telemetry/error-rate-monitor.ts';
import { createReportTokens } from './telemetry/report-token.ts';

const LOG_BUFFER_BYTES = 4_096;
const LOG_FLUSH_MS = 500;

/** Starts the shell's server from its environment and sends a message to the parent process when it listens. */
async function main() {
  const env = readEnvironment(process.env);
  const render = loadRenderBundle();
  const manifest = readShellManifest();
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  const config = createBaseConfig(env, publicUrl);
  // Buffered: one write per line would be a notable part of a cached page's cost.
  const logFile = pino.destination({ sync: false, minLength: LOG_BUFFER_BYTES });
  setInterval(() => logFile.flush(), LOG_FLUSH_MS).unref();
  process.on('exit', () => logFile.flushSync());
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'info', name: 'shell' }, logFile);
  const content = await followContent({
    source: contentSource(env, env.NODE_ENV),
    log: logger,
  });
  const store = await openReleaseStore(env.RELEASE_STORE);
  const follower = await followSets({
    store,
    channel: env.CHANNEL,
    pinned: env.RELEASE_SET,
    shell: { version: semanticVersion(manifest.version), shared: manifest.shared },
    provided: render.provided,
    log: logger,
  });
  const development = await developmentOverrides(env, follower);
  const errorRates = createErrorRateMonitor({
    minViews: env.ROLLBACK_MIN_VIEWS,
    rate: env.ROLLBACK_RATE,
    windowMs: env.ROLLBACK_WINDOW_SECONDS * 1_000,
  });
  const tokens = createReportTokens({ key: env.REPORT_KEY ?? randomBytes(32) });
  const onFailingVersion = createAutomaticRollback({
    store,
    channel: env.CHANNEL,
    follower,
    errorRates,
    // A server with a pinned set shows it to QA and must not change what other servers show.
    enabled: env.RELEASE_SET === undefined && env.ROLLBACK_RATE > 0,
    logger,
  });
  const state = createServerState();
  const app = createApp({
    state,
    errorRates,
    tokens,
    trustProxy: env.TRUST_PROXY,
    onFailingVersion,
    render,
    manifest,
    shellBase: releaseBase('shell', manifest.version),
    config,
    content,
    apiBaseUrl: env.API_INTERNAL_URL ?? config.apiBaseUrl,
    telemetry: {
      event: () => {},
      error: (error, context) =>
        logger.error(
          { ...context, error: error instanceof Error ? error.message : String(error) },
          'error while serving a page or feed',
        ),
    },
    ttlSeconds: env.PAGE_TTL_SECONDS,
    development: development?.options,
    store,
    follower: development?.follower ?? follower,
    logger,
  });
  const stop = async () => {
    await closeServer(app, state, { limitMs: env.SHUTDOWN_SECONDS * 1_000, log: logger });
    follower.stop();
    content.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: env.PORT, host: env.HOST });
  process.send?.({ ready: true, url: publicUrl });
}

main().catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${process.env.PORT ?? 3000} is in use. Set PORT to another one.`
      : error.message;
  process.stderr.write(`The shell's server cannot start: ${reason}\n`);
  process.exit(1);
});

import { pino } from 'pino';
import { openReleaseStore, rollBackVersion } from 'shared-releases';
import { createApp } from './app.ts';
import { readBrand, readEnvironment } from './config.ts';
import { developmentOverrides } from './development.ts';
import { releaseBase } from './releases/live-set.ts';
import { followSets } from './releases/set-follower.ts';
import { loadRenderBundle, readShellManifest, semanticVersion } from './render-bundle.ts';
import type { SiteConfig } from './site-types.ts';
import { createErrorWatch, type Verdict } from './telemetry/error-watch.ts';

/** Starts the shell's server from its environment and tells the parent process when it listens. */
async function main() {
  const env = readEnvironment(process.env);
  const render = loadRenderBundle();
  const manifest = readShellManifest();
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  const config: SiteConfig = {
    apiBaseUrl: env.API_BASE_URL ?? '',
    publicUrl,
    adminUrl: env.ADMIN_URL ?? `${env.API_BASE_URL}/admin`,
    webmailUrl: env.WEBMAIL_URL ?? `${env.API_BASE_URL}/mailbox`,
    schedulingUrl: env.SCHEDULING_URL ?? '',
    contactChatUrl: env.CONTACT_CHAT_URL ?? '',
    badgeScriptUrl: env.BADGE_SCRIPT_URL,
    chatbotScriptUrl: env.CHATBOT_SCRIPT_URL,
    brand: readBrand(env.BRAND_FILE, render.defaultBrand) as SiteConfig['brand'],
    flags: Object.fromEntries(
      env.FLAGS.split(',')
        .filter(Boolean)
        .map((flag) => [flag.trim(), true]),
    ),
    environment: env.SITE_ENVIRONMENT,
  };
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'info', name: 'shell' });
  const store = await openReleaseStore(env.RELEASE_STORE);
  const followed = await followSets({
    store,
    channel: env.CHANNEL,
    pinned: env.RELEASE_SET,
    shell: { version: semanticVersion(manifest.version), shared: manifest.shared },
    provided: render.provided,
    log: logger,
  });
  const development = await developmentOverrides(env, followed);
  const watch = createErrorWatch({
    minViews: env.ROLLBACK_MIN_VIEWS,
    rate: env.ROLLBACK_RATE,
    window: env.ROLLBACK_WINDOW_SECONDS * 1_000,
  });
  const onVerdict = async (verdict: Verdict) => {
    logger.error(verdict, 'version failed too many of its visitors');
    // A pinned server shows one set to QA; it decides nothing for others.
    if (env.RELEASE_SET !== undefined || env.ROLLBACK_RATE === 0) return;
    watch.forget(verdict.remote, verdict.version);
    try {
      const { remote, version, views, failed } = verdict;
      const set = await rollBackVersion(store, env.CHANNEL, {
        remote,
        version,
        reason: `${failed} of ${views} views reported errors`,
        author: 'shell',
      });
      if (set) logger.warn({ set: set.number }, set.message);
      await followed.check();
    } catch (error) {
      logger.error({ ...verdict, error: String(error) }, 'the automatic rollback could not be written');
    }
  };
  const app = createApp({
    watch,
    onVerdict,
    render,
    manifest,
    shellBase: releaseBase('shell', manifest.version),
    config,
    apiBaseUrl: env.API_INTERNAL_URL ?? config.apiBaseUrl,
    telemetry: {
      event: () => {},
      error: (error, context) =>
        logger.error(
          { ...context, error: error instanceof Error ? error.message : String(error) },
          'page rendering reported an error',
        ),
    },
    ttl: env.PAGE_TTL_SECONDS,
    development: development?.options,
    store,
    follower: development?.follower ?? followed,
    logger,
  });
  const stop = async () => {
    followed.stop();
    await app.close();
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
      ? `Port ${process.env.PORT ?? 3000} is busy. Set PORT to another one.`
      : error.message;
  process.stderr.write(`The shell's server cannot start: ${reason}\n`);
  process.exit(1);
});

import { pino } from 'pino';
import { startService } from './composition/start-service.ts';
import { ConfigurationError, readConfiguration } from './configuration/configuration.ts';
import { DirectoryInUse } from './database/directory-lock.ts';

/** Starts the service from the environment; `--reset` begins with fresh data. */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(`This service needs Node 24 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

try {
  const configuration = readConfiguration(process.env, process.argv.slice(2));
  const log = pino({
    level: configuration.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  });
  const running = await startService(configuration, log);
  process.send?.({ ready: true, url: running.url });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      running.stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopped badly');
          process.exit(1);
        },
      );
    });
  }
  // Started by a parent that is gone: nobody would ever stop us.
  if (process.send) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
} catch (error) {
  if (error instanceof ConfigurationError || error instanceof DirectoryInUse)
    process.stderr.write(`${error.message}\n`);
  else
    process.stderr.write(
      `The service could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  process.exit(1);
}

import { type Logger, pino } from 'pino';
import { createLogOutput } from 'shared-server';
import { startTracing } from 'shared-tracing';
import { loggableError } from './composition/loggable-error.ts';
import type { LoadInitialData } from './composition/prepare-database.ts';
import { startProblem } from './composition/start-problem.ts';
import { startService } from './composition/start-service.ts';
import { type Configuration, readConfiguration } from './configuration/configuration.ts';

// Starts the service from the environment; `--reset` deletes all data first.

const MIN_NODE_VERSION = 24;

const [majorVersion = 0] = process.versions.node.split('.').map(Number);
if (majorVersion < MIN_NODE_VERSION) {
  process.stderr.write(`This service needs Node 24 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

try {
  const configuration = readConfiguration(process.env, process.argv.slice(2));
  const output = createLogOutput();
  process.on('exit', output.flushSync);
  const log = pino(
    {
      level: configuration.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
      serializers: { err: loggableError },
    },
    output,
  );
  const tracing = await startTracing({
    endpoint: configuration.traceCollector,
    service: 'api',
    ratio: configuration.traceRatio,
  });
  const running = await startService(configuration, log, await demoData(configuration, log));
  process.send?.({ ready: true, url: running.url });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      running
        .stop(signal)
        .then(() => tracing?.stop())
        .then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, 'stopping failed');
            process.exit(1);
          },
        );
    });
  }
  // Without the parent process that started it nothing else would stop the service.
  if (process.send) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
}

/** The loader of the demonstration data where it is configured; its code is loaded only then. */
async function demoData(configuration: Configuration, log: Logger): Promise<LoadInitialData | undefined> {
  if (!configuration.demoData) return undefined;
  const { loadDemoData } = await import('./demo-data/load-demo-data.ts');
  return (database) => loadDemoData(database, configuration, log);
}

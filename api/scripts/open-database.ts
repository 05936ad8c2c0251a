import { mkdirSync } from 'node:fs';
import { pino } from 'pino';
import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from '../src/configuration/configuration.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { DirectoryInUse } from '../src/database/directory-lock.ts';
import { migrate } from '../src/database/migrate.ts';

/** Runs a command with the configuration of the environment. What the caller can correct is shown without stack trace. */
export async function runScript(work: (configuration: Configuration) => Promise<void>): Promise<void> {
  try {
    await work(readConfiguration(process.env));
  } catch (error) {
    const expected =
      error instanceof ConfigurationError || error instanceof DirectoryInUse || error instanceof UsageError;
    process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command on the configured database with its tables up to date. No service may be using an embedded one. */
export const withDatabase = (
  work: (database: Database, configuration: Configuration) => Promise<void>,
): Promise<void> =>
  runScript(async (configuration) => {
    const log = pino({ level: 'warn' });
    mkdirSync(configuration.dataDir, { recursive: true });
    const database = await openDatabase({
      url: configuration.databaseUrl,
      poolSize: 2,
      dataDir: configuration.dataDir,
      reset: false,
      onIdleError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
    });
    try {
      await migrate(database);
      await work(database, configuration);
    } finally {
      await database.close();
    }
  });

/** The command was called with invalid arguments; the message says how to call it. */
export class UsageError extends Error {}

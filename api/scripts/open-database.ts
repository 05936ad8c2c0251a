import { pino } from 'pino';
import type { Configuration } from '../src/configuration/configuration.ts';
import { createFolder } from '../src/configuration/create-folder.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';

/** Runs work on the configured database with its tables up to date. No service may be using an embedded one. */
export async function withDatabase(
  { databaseUrl, dataDir }: Configuration,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const log = pino({ level: 'warn' });
  // The image of the commands can write nowhere else than below /tmp, and needs no folder for a served database.
  if (!databaseUrl) createFolder(dataDir);
  const database = await openDatabase({
    url: databaseUrl,
    poolSize: 2,
    dataDir,
    reset: false,
    onIdleError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  });
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
}

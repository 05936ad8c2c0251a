import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DatabaseUnavailable, TablesInUse } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { ServiceState } from '../http/service.ts';

const RETRY_INTERVAL_MS = 1000;

/** Loads the initial data into an empty database and returns whether it did. */
export type LoadInitialData = (database: Database) => Promise<boolean>;

/**
 * Creates tables and initial data, and marks the service as prepared. Waits for a served database that is away, and for the
 * end of what uses tables that have to be changed.
 */
export async function prepareDatabase(
  database: Database,
  log: Logger,
  state: ServiceState,
  loadInitialData: LoadInitialData | undefined,
): Promise<void> {
  while (!state.isStopping) {
    try {
      const applied = await migrate(database);
      if (applied.length > 0) log.info({ applied }, 'tables are up to date');
      if (await loadInitialData?.(database)) log.info('initial data loaded');
      state.isPrepared = true;
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || database.kind === 'pglite') throw error;
      const reason =
        error instanceof TablesInUse ? 'the tables cannot be changed yet' : 'the database cannot be reached';
      log.warn({ err: error }, `${reason}, will retry`);
      await sleep(RETRY_INTERVAL_MS);
    }
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.ts';

const migrationsDirectory = new URL('../../migrations/', import.meta.url);

/** Key of the advisory lock; its value has no meaning, but all processes must use the same. */
const MIGRATION_LOCK = 4_000_417;

/**
 * Longest time in ms that a statement waits for a table. While it waits for a backup, which reads all tables for minutes,
 * everything that the other processes ask of this table waits behind it.
 */
const LOCK_LIMIT_MS = 500;

/**
 * Runs the migrations that have not run yet, in one transaction; processes that start together wait for each other.
 * @returns the names of the files that ran
 * @throws TablesInUse when a table is used by a transaction that lasts; nothing has been changed then
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.transaction(async ({ query }) => {
    await query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // Creating it also where it stands would be refused by a read-only database, which can serve all that is read.
    const [[exists] = []] = await query(`SELECT to_regclass('migrations') IS NOT NULL`, []);
    if (!exists)
      await query(
        'CREATE TABLE migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
        [],
      );
    const applied = new Set((await query('SELECT name FROM migrations', [])).map(([name]) => name));
    const pending = readdirSync(migrationsDirectory)
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .sort();
    if (pending.length > 0) await query(`SET LOCAL lock_timeout = ${LOCK_LIMIT_MS}`, []);
    for (const name of pending) {
      const statements = readFileSync(new URL(name, migrationsDirectory), 'utf8').split(
        '--> statement-breakpoint',
      );
      for (const statement of statements) if (statement.trim()) await query(statement, []);
      await query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
    return pending;
  });
}

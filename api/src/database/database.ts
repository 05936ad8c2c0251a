import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { Connection, RunQuery } from './connection.ts';
import { lockDirectory } from './directory-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export type Orm = PgRemoteDatabase;

/** What domain code works with: the query builder, plain SQL for the hot paths, and transactions of both. */
export interface Database {
  readonly kind: Connection['kind'];
  orm: Orm;
  query: RunQuery;
  transaction: <T>(work: (tx: { orm: Orm; query: RunQuery }) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

const ormOn = (query: RunQuery): Orm =>
  drizzle(async (text, values) => ({ rows: await query(text, values) }));

export interface DatabaseOptions {
  url: string | undefined;
  poolSize: number;
  dataDir: string;
  /** Begin with nothing: the embedded directory is deleted; a served database loses its tables. */
  reset: boolean;
  onIdleError: (error: Error) => void;
}

/**
 * Opens the configured database. The embedded one is locked first; its lock is released when it is closed.
 * @throws DirectoryInUse
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const connection = openPostgres(options.url, options.poolSize, options.onIdleError);
    if (options.reset)
      await connection
        .query('DROP SCHEMA public CASCADE', [])
        .then(() => connection.query('CREATE SCHEMA public', []));
    return wrap(connection, () => undefined);
  }
  const release = lockDirectory(join(options.dataDir, 'database.lock'));
  try {
    const directory = join(options.dataDir, 'database');
    if (options.reset)
      for (const part of ['database', 'uploads'])
        rmSync(join(options.dataDir, part), { recursive: true, force: true });
    return wrap(await openPglite(directory), release);
  } catch (error) {
    release();
    throw error;
  }
}

function wrap(connection: Connection, release: () => void): Database {
  return {
    kind: connection.kind,
    orm: ormOn(connection.query),
    query: connection.query,
    transaction: (work) => connection.transaction((query) => work({ orm: ormOn(query), query })),
    close: async () => {
      await connection.close();
      release();
    },
  };
}

const migrationsDirectory = new URL('../../migrations/', import.meta.url);

/** Any constant will do, as long as every process of this service uses the same. */
const migrationLock = 4_000_417;

/** Brings the tables up to date. Each file runs once, in a transaction; processes that start together take turns. */
export async function migrate(database: Database): Promise<string[]> {
  return database.transaction(async ({ query }) => {
    await query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
      [],
    );
    const applied = new Set((await query('SELECT name FROM migrations', [])).map(([name]) => name));
    const pending = readdirSync(migrationsDirectory)
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .sort();
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

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { isInTrace, withSpan } from 'shared-tracing';
import type { Connection, RunQuery } from './connection.ts';
import { lockDirectory } from './directory-lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export type Orm = PgRemoteDatabase;

/** The database as domain code uses it: the query builder, plain SQL for the hot paths, and transactions of both. */
export interface Database {
  readonly kind: Connection['kind'];
  orm: Orm;
  query: RunQuery;
  transaction: <T>(work: (tx: { orm: Orm; query: RunQuery }) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
  poolUse?: Connection['poolUse'];
  hasEnded?: Connection['hasEnded'];
}

const ormOn = (query: RunQuery): Orm =>
  drizzle(async (text, values) => ({ rows: await query(text, values) }));

export interface DatabaseOptions {
  url: string | undefined;
  poolSize: number;
  dataDir: string;
  /** Deletes all data first: the embedded directory and its uploads, or the schema of a served database. */
  reset: boolean;
  /** Called when an idle connection of a served database breaks. */
  onIdleError: (error: Error) => void;
}

/**
 * Opens the configured database. The embedded one is locked until it is closed.
 * @throws DirectoryInUse when another process has the embedded database open
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

/** Each statement as a span of its trace. Statements have no values in their text, only parameters. */
const traced =
  (query: RunQuery): RunQuery =>
  (text, values) =>
    // Regular work such as the outbox is no part of a request.
    !isInTrace()
      ? query(text, values)
      : withSpan(
          text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? 'SQL',
          { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TRACED_STATEMENT) },
          () => query(text, values),
        );
/** Characters of a statement in a trace. */
const MAX_TRACED_STATEMENT = 500;

function wrap(connection: Connection, release: () => void): Database {
  const query = traced(connection.query);
  return {
    kind: connection.kind,
    orm: ormOn(query),
    query,
    poolUse: connection.poolUse,
    hasEnded: connection.hasEnded,
    transaction: (work) =>
      connection.transaction((inner) => {
        const query = traced(inner);
        return work({ orm: ormOn(query), query });
      }),
    close: async () => {
      await connection.close();
      release();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { isInTrace, withSpan } from 'shared-tracing';
import { type Connection, DatabaseFull, DatabaseReadOnly, type RunQuery } from './connection.ts';
import { lockDirectory } from './directory-lock.ts';
import { drizzle } from './drizzle.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { clearUpReplacing } from './replaced-directory.ts';

export type Orm = PgRemoteDatabase;

/** The database as domain code uses it: the query builder, plain SQL for the hot paths, and transactions of both. */
export interface Database {
  readonly kind: Connection['kind'];
  orm: Orm;
  query: RunQuery;
  transaction: <T>(work: (tx: { orm: Orm; query: RunQuery }) => Promise<T>) => Promise<T>;
  /** Rejects with `DatabaseFull` or `DatabaseReadOnly` as long as nothing can be written. Writes only after a statement failed so. */
  checkRoom: () => Promise<void>;
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
    clearUpReplacing(directory);
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

/** Written to find out whether there is room again: more than what is free in the pages of a table. */
const ROOM_CHECK_BYTES = 64 * 1024;

/** Remembers that a statement failed because nothing can be written, until writing succeeds again. */
function watchRoom(connection: Connection) {
  let hasRefused = false;
  const watched =
    (query: RunQuery): RunQuery =>
    (text, values) =>
      query(text, values).catch((error: unknown) => {
        if (error instanceof DatabaseFull || error instanceof DatabaseReadOnly) hasRefused = true;
        throw error;
      });
  const checkRoom = async () => {
    if (!hasRefused) return;
    const undo = new Error('Only tried.');
    await connection
      .transaction(async (query) => {
        const text = randomBytes(ROOM_CHECK_BYTES).toString('base64');
        await query(`INSERT INTO facts (name, value) VALUES ('room_check', $1)`, [text]);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    hasRefused = false;
  };
  return { watched, checkRoom };
}

function wrap(connection: Connection, release: () => void): Database {
  const { watched, checkRoom } = watchRoom(connection);
  const query = traced(watched(connection.query));
  return {
    checkRoom,
    kind: connection.kind,
    orm: ormOn(query),
    query,
    poolUse: connection.poolUse,
    hasEnded: connection.hasEnded,
    transaction: (work) =>
      connection.transaction((inner) => {
        const query = traced(watched(inner));
        return work({ orm: ormOn(query), query });
      }),
    close: async () => {
      await connection.close();
      release();
    },
  };
}

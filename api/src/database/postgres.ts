import pg from 'pg';
import {
  type Connection,
  DatabaseFull,
  DatabaseReadOnly,
  DatabaseUnavailable,
  isDiskFull,
  type Row,
  type RunQuery,
  TablesInUse,
} from './connection.ts';
import { isWithoutTls } from './refused-database.ts';

const raw = (value: string) => value;
/** Timestamps and JSON stay text, as in pglite-worker.ts. */
const types = new Map<number, (value: string) => unknown>([
  [114, raw],
  [3802, raw],
  [1082, raw],
  [1114, raw],
  [1184, raw],
  [20, Number],
]);
const typeReader = {
  getTypeParser: (oid: number, format?: string) =>
    types.get(oid) ?? pg.types.getTypeParser(oid, format as 'text' | undefined),
} as pg.CustomTypesConfig;

/** SQLSTATE of a statement that writes, on a server or in a transaction that only reads. */
const READ_ONLY = '25006';
/** SQLSTATE of a lock that was not free within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Longest time in ms of a statement, which the server ends. */
const STATEMENT_LIMIT_MS = 30_000;
/**
 * Longest time in ms until its answer, whatever the server does: after a failover the packets to the server of before may
 * be dropped, and the system would go on sending them for a quarter of an hour, with every connection of the pool in use.
 */
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 5_000;

/** SQLSTATE classes of temporary failures: connection, resources, operator intervention. */
const unavailableStates = /^(08|53|57)/;
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
]);

/** The error as `DatabaseFull` or `DatabaseUnavailable` if a later attempt may succeed, otherwise unchanged. */
export function toRecoverable(error: unknown): unknown {
  if (isDiskFull(error)) return new DatabaseFull(error);
  if (isWithoutTls(error)) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (code === READ_ONLY) return new DatabaseReadOnly(error);
  if (code === LOCK_NOT_AVAILABLE) return new TablesInUse(error);
  if (
    (code && (unavailableStates.test(code) || unavailableCodes.has(code))) ||
    /connection|timeout exceeded|read timeout/i.test(message ?? '')
  ) {
    return new DatabaseUnavailable(error);
  }
  return error;
}

/**
 * The address with `verify-full` for the modes that the driver treats as such: it warns of them at each start, because its
 * next version will not check the certificate in them. `uselibpqcompat` asks for that already.
 */
export function checkingCertificates(url: string): string {
  if (/[?&]uselibpqcompat=true(&|$)/.test(url)) return url;
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

/**
 * Opens a pool on a served PostgreSQL. It connects with each query, therefore it recovers when the database does.
 * @param onIdleError called when a connection breaks that is idle, or in the middle of a transaction
 * @param answerLimitMs longest time until the answer to a statement
 */
export function openPostgres(
  url: string,
  size: number,
  onIdleError: (error: Error) => void,
  answerLimitMs = ANSWER_LIMIT_MS,
): Connection {
  const pool = new pg.Pool({
    connectionString: checkingCertificates(url),
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: answerLimitMs,
    options: '-c TimeZone=UTC',
  });
  pool.on('error', onIdleError);
  const runOn =
    (client: Pick<pg.Pool, 'query'>): RunQuery =>
    async (text, values) => {
      try {
        const { rows } = await client.query({
          text,
          values: values as unknown[],
          rowMode: 'array',
          types: typeReader,
        });
        return rows as Row[];
      } catch (error) {
        throw toRecoverable(error);
      }
    };
  return {
    kind: 'postgres',
    query: runOn(pool),
    transaction: async (work) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw toRecoverable(error);
      });
      const run = runOn(client as unknown as pg.Pool);
      let isBroken = false;
      // Noted here, because Drizzle wraps the errors of its statements.
      const query: RunQuery = (text, values) =>
        run(text, values).catch((error: unknown) => {
          // After a failover the connection is still one to the server that is no longer the primary.
          isBroken ||= error instanceof DatabaseUnavailable;
          throw error;
        });
      // The pool listens only while a client is idle. Without a listener a connection that breaks would end the process.
      client.on('error', onIdleError);
      try {
        await query('BEGIN', []);
        const result = await work(query);
        await query('COMMIT', []);
        return result;
      } catch (error) {
        // A connection that is not used again is closed, which rolls back; one that is silent would be waited for again.
        if (!isBroken)
          await query('ROLLBACK', []).catch(() => {
            isBroken = true;
          });
        throw error;
      } finally {
        client.off('error', onIdleError);
        client.release(isBroken);
      }
    },
    close: () => pool.end(),
    poolUse: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** A column's value as both databases return it: timestamps and JSON as text, counts as numbers. */
type Value = string | number | boolean | null | Value[];

export type RunQuery = (text: string, values: readonly unknown[]) => Promise<Row[]>;
export type Row = Value[];

/** An embedded or a served PostgreSQL. Rows are arrays, in the order of the columns. */
export interface Connection {
  readonly kind: 'pglite' | 'postgres';
  query: RunQuery;
  /** Runs `work` on one connection between BEGIN and COMMIT; ROLLBACK when it throws. */
  transaction: <T>(work: (query: RunQuery) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
  /** Connections of the pool by state; absent for an embedded database. */
  poolUse?: () => Record<'used' | 'idle' | 'waiting', number>;
  /** Whether an embedded database has ended, which only a restart of the process can repair. */
  hasEnded?: () => boolean;
}

/** The database's disk is full: it can be read, but not written. Answered by 507. */
export class DatabaseFull extends Error {
  constructor(cause: unknown) {
    super('The disk of the database is full.', { cause });
  }
}

/** SQLSTATE of a full disk, as both databases report it. */
const DISK_FULL = '53100';

export const isDiskFull = (error: unknown): boolean => (error as { code?: unknown }).code === DISK_FULL;

/** The database cannot be reached right now: answered by 503, and the next request connects again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached.', { cause });
  }
}

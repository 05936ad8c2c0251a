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

/** Errors of the embedded database's file system have a number of WASI and no text. */
const WASI_NO_SPACE = 51;

/** Why the embedded database does not open. */
export function reasonOfEmbedded(cause: unknown): string {
  const { errno, message } = cause as { errno?: number; message?: string };
  return errno === WASI_NO_SPACE ? 'no space left on its disk' : (message ?? 'unknown reason');
}

/** The embedded database does not open: there is no room for its files, or they are damaged. */
export class DatabaseNotOpened extends Error {
  constructor(directory: string, cause: unknown) {
    super(
      `The embedded database in ${directory} cannot be opened: ${reasonOfEmbedded(cause)}. Make room on its disk; if its files are damaged, restore a backup, or delete all data with RESET=1.`,
      { cause },
    );
  }
}

/** The database cannot be reached right now: answered by 503, and the next request connects again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown, message = 'The database cannot be reached.') {
    super(message, { cause });
  }
}

/** A table that has to be changed is used by a transaction that lasts, such as a backup or an import. */
export class TablesInUse extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(
      cause,
      'Tables of the database have to be changed, but something else uses them, such as a backup or an import. Repeat it when that has ended.',
    );
  }
}

/** The database can be read, but refuses to write: a standby, a server after a failover, or one that its provider has locked. */
export class DatabaseReadOnly extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super(cause, 'The database is read-only.');
  }
}

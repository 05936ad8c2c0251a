import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/** Time limit for opening the database, so that entering text never waits for it. */
const OPEN_TIMEOUT_MS = 5_000;

/**
 * Saved means written to disk. By default browsers delay that by seconds, in which a phone may run out of battery.
 */
export const durable = { durability: 'strict' } as const;

/** Does work in the database, or returns `otherwise` where the browser stores nothing. Never throws. */
export type Attempt<S extends DBSchema> = <T>(
  work: (db: IDBPDatabase<S>) => Promise<T>,
  otherwise: T,
) => Promise<T>;

/** A database in IndexedDB, opened with the first work. */
export function createDeviceDatabase<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>,
): Attempt<S> {
  let database: Promise<IDBPDatabase<S>> | null = null;
  const open = () => {
    database ??= openDB<S>(name, version, {
      upgrade,
      // Another tab needs a newer version of the database, which waits until this connection is closed.
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        database = null;
      },
      terminated: () => {
        database = null;
      },
    });
    database.catch(() => {
      database = null;
    });
    return withinTime(database);
  };
  return async (work, otherwise) => {
    try {
      return await work(await open());
    } catch {
      return otherwise;
    }
  };
}

function withinTime<T>(opening: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not open.')), OPEN_TIMEOUT_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

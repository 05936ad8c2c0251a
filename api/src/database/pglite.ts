import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import {
  type Connection,
  DatabaseFull,
  DatabaseNotOpened,
  DatabaseUnavailable,
  isDiskFull,
  type Row,
  type RunQuery,
} from './connection.ts';

interface PendingQuery {
  resolve: (rows: Row[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Opens the embedded PostgreSQL in `directory`. Creating it takes some seconds.
 * @throws DatabaseNotOpened
 */
export async function openPglite(directory: string): Promise<Connection> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { directory } });
  const pending = new Map<number, PendingQuery>();
  let nextId = 0;
  let closedBy: Error | undefined;

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', (error) => reject(new DatabaseNotOpened(directory, error)));
  });
  worker.on(
    'message',
    ({ id, rows, error }: { id: number; rows?: Row[]; error?: { message: string; code?: string } }) => {
      const entry = pending.get(id);
      pending.delete(id);
      if (error) {
        const failure = Object.assign(new Error(error.message), { code: error.code });
        entry?.reject(isDiskFull(failure) ? new DatabaseFull(failure) : failure);
      } else entry?.resolve(rows ?? []);
    },
  );
  const end = (error: Error) => {
    closedBy = error;
    for (const { reject } of pending.values()) reject(new DatabaseUnavailable(error));
    pending.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end(closedBy ?? new Error('The embedded database has ended.')));

  const send = (text: string | null, values: readonly unknown[]): Promise<Row[]> => {
    if (closedBy) return Promise.reject(new DatabaseUnavailable(closedBy));
    return new Promise((resolve, reject) => {
      const id = nextId++;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, text, values });
    });
  };

  // There is one connection: while transactions are open, single statements wait for their turn between them.
  const oneAtATime = pLimit(1);
  let openTransactions = 0;
  const query: RunQuery = (text, values) =>
    openTransactions === 0 ? send(text, values) : oneAtATime(() => send(text, values));

  return {
    kind: 'pglite',
    query,
    transaction: async (work) => {
      openTransactions += 1;
      try {
        return await oneAtATime(async () => {
          await send('BEGIN', []);
          try {
            const result = await work(send);
            await send('COMMIT', []);
            return result;
          } catch (error) {
            await send('ROLLBACK', []);
            throw error;
          }
        });
      } finally {
        openTransactions -= 1;
      }
    },
    hasEnded: () => closedBy !== undefined,
    close: async () => {
      if (closedBy) return;
      await oneAtATime(() => send(null, []));
      closedBy = new Error('The database is closed.');
      await worker.terminate();
    },
  };
}

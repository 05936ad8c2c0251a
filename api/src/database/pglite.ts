import { Worker } from 'node:worker_threads';
import { type Connection, DatabaseUnavailable, type Row, type RunQuery } from './connection.ts';

interface Waiting {
  resolve: (rows: Row[]) => void;
  reject: (error: unknown) => void;
}

/** Opens the embedded PostgreSQL in `directory`, creating it first if need be (some seconds). */
export async function openPglite(directory: string): Promise<Connection> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { directory } });
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let ended: Error | undefined;

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.on(
    'message',
    ({ id, rows, error }: { id: number; rows?: Row[]; error?: { message: string; code?: string } }) => {
      const entry = waiting.get(id);
      waiting.delete(id);
      if (error) entry?.reject(Object.assign(new Error(error.message), { code: error.code }));
      else entry?.resolve(rows ?? []);
    },
  );
  const end = (error: Error) => {
    ended = error;
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable(error));
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end(ended ?? new Error('The embedded database has ended.')));

  const send = (text: string | null, values: readonly unknown[]): Promise<Row[]> => {
    if (ended) return Promise.reject(new DatabaseUnavailable(ended));
    return new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, text, values });
    });
  };

  // One connection serves everybody: a transaction holds the queue, single statements pass between transactions.
  let queue: Promise<unknown> = Promise.resolve();
  let transactions = 0;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work, work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  const query: RunQuery = (text, values) =>
    transactions === 0 ? send(text, values) : inTurn(() => send(text, values));

  return {
    kind: 'pglite',
    query,
    transaction: async (work) => {
      transactions += 1;
      try {
        return await inTurn(async () => {
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
        transactions -= 1;
      }
    },
    close: async () => {
      if (ended) return;
      await inTurn(() => send(null, []));
      ended = new Error('The database is closed.');
      await worker.terminate();
    },
  };
}

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

// The embedded PostgreSQL runs on a worker thread, so that a long query does not block the HTTP server. `pglite.ts`
// sends the statements in the right order.

const raw = (value: string) => value;
/** Timestamps and JSON stay text, as from a served PostgreSQL (see postgres.ts). */
const parsers = { 114: raw, 3802: raw, 1082: raw, 1114: raw, 1184: raw, 20: Number };

const port = parentPort!;
const database = await PGlite.create(workerData.directory as string, { extensions: { pg_trgm }, parsers });
await database.exec("SET TIME ZONE 'UTC'");
port.postMessage({ ready: true });

port.on('message', async ({ id, text, values }: { id: number; text: string | null; values: unknown[] }) => {
  try {
    if (text === null) {
      await database.close();
      port.postMessage({ id, rows: [] });
      port.close();
      return;
    }
    const { rows } = await database.query<unknown[]>(text, values, { rowMode: 'array' });
    port.postMessage({ id, rows });
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    port.postMessage({ id, error: { message, code } });
  }
});

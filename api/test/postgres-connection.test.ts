import { runSql } from 'tooling/processes/postgres-server.ts';
import { DatabaseUnavailable } from '../src/database/connection.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { postgresUrl, waitUntil } from './support/start-service.ts';

test('a connection that breaks in the middle of a transaction fails this transaction, and not the process', async () => {
  const errors: Error[] = [];
  const database = openPostgres(postgresUrl('postgres'), 2, (error) => errors.push(error));
  try {
    const transaction = database.transaction(async (query) => {
      const [row] = await query('SELECT pg_backend_pid()', []);
      await runSql(postgresUrl('postgres'), `SELECT pg_terminate_backend(${row?.[0]})`);
      // As while a transaction waits for something else than the database.
      await waitUntil(() => errors.length > 0, 'the connection to break');
      await query('SELECT 1', []);
    });
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await database.query('SELECT 1', [])).toEqual([[1]]);
  } finally {
    await database.close();
  }
});

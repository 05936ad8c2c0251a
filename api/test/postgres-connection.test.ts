import { runSql } from 'tooling/processes/postgres-server.ts';
import { DatabaseUnavailable } from '../src/database/connection.ts';
import { checkingCertificates, openPostgres } from '../src/database/postgres.ts';
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

test.each([
  ['postgres://db/site?sslmode=require', 'postgres://db/site?sslmode=verify-full'],
  ['postgres://db/site?sslmode=prefer&x=1', 'postgres://db/site?sslmode=verify-full&x=1'],
  ['postgres://db/site?a=b&sslmode=verify-ca', 'postgres://db/site?a=b&sslmode=verify-full'],
  ['postgres://db/site?sslmode=disable', 'postgres://db/site?sslmode=disable'],
  ['postgres://db/site?sslmode=no-verify', 'postgres://db/site?sslmode=no-verify'],
  [
    'postgres://db/site?uselibpqcompat=true&sslmode=require',
    'postgres://db/site?uselibpqcompat=true&sslmode=require',
  ],
])('the address %s is given to the driver as %s, which it does not warn of', async (url, given) => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  expect(checkingCertificates(url)).toBe(given);
  await openPostgres(url, 1, () => undefined)
    .query('SELECT 1', [])
    .catch(() => undefined);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

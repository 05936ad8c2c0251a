import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { DatabaseUnavailable, type RunQuery } from '../src/database/connection.ts';
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

test('connections that no answer comes from, as after a failover, are given up, and new ones are used', async () => {
  const { port, hostname } = new URL(postgresUrl('postgres'));
  const connections: { client: Socket; server: Socket }[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.pipe(server).pipe(client);
    connections.push({ client, server });
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const url = new URL(postgresUrl('postgres'));
  url.port = String((proxy.address() as AddressInfo).port);
  const database = openPostgres(url.href, 2, () => undefined, 1_000);
  const sleeping = (query: RunQuery) => query('SELECT pg_sleep(0.1)', []);
  const useAll = () =>
    Promise.allSettled([sleeping(database.query), database.transaction((query) => sleeping(query))]);
  const outcomes = async () => (await useAll()).map(({ status }) => status);
  try {
    expect(await outcomes()).toEqual(['fulfilled', 'fulfilled']);
    for (const { client, server } of connections) {
      client.unpipe(server);
      server.unpipe(client);
    }
    for (const result of await useAll())
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
    expect(await outcomes()).toEqual(['fulfilled', 'fulfilled']);
    expect(connections).toHaveLength(4);
  } finally {
    await database.close();
    for (const { client, server } of connections) for (const socket of [client, server]) socket.destroy();
    proxy.close();
  }
});

test('a transaction that meets a read-only server gives its connection up, whoever wraps the error', async () => {
  const database = openPostgres(postgresUrl('postgres'), 1, () => undefined);
  const serverProcess = async () => (await database.query('SELECT pg_backend_pid()', []))[0];
  try {
    const before = await serverProcess();
    const transaction = database.transaction(async (query) => {
      await query('SET TRANSACTION READ ONLY', []);
      await query('CREATE TABLE refused (id int)', []).catch((cause: unknown) => {
        throw new Error('wrapped', { cause });
      });
    });
    await expect(transaction).rejects.toThrow('wrapped');
    expect(await serverProcess()).not.toEqual(before);
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

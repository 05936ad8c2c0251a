import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type PostgresServer, runSql, startPostgres } from 'tooling/processes/postgres-server.ts';
import { call, logIn, password } from './support/client.ts';
import { pausePostgres } from './support/pause-postgres.ts';
import {
  postgresUrl,
  startService,
  type TestService,
  templateDatabase,
  waitUntil,
} from './support/start-service.ts';

describe('a database server of its own', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test('a served database that is unavailable: 503 with Retry-After, and recovery without a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
    let service: TestService | undefined;
    try {
      await runSql(server.url('postgres'), 'CREATE DATABASE own');
      await server.kill();
      service = await startService({
        store: 'postgres',
        dataDir,
        databaseUrl: server.url('own'),
        awaitsDatabase: false,
      });
      const running = service;
      const expectUnavailable = async () => {
        const answer = await call(running, '/api/app/event-list/');
        expect([answer.status, answer.body, answer.headers.get('retry-after')]).toEqual([
          503,
          { detail: 'Service temporarily unavailable, try again later.' },
          '5',
        ]);
        expect((await call(running, '/health')).status).toBe(200);
        const ready = await call(running, '/ready');
        expect([ready.status, ready.body.database]).toEqual([503, 'unavailable']);
        expect(ready.text).not.toMatch(/ECONN|127/);
      };
      const recovery = () =>
        waitUntil(async () => (await call(running, '/api/app/event-list/')).status === 200, 'recovery');
      await expectUnavailable();
      // Also before the tables exist, what staff have entered is kept: in a form of its own, and through a login.
      const send = (path: string, fields: Record<string, string>, site = 'same-origin') =>
        call(running, path, {
          method: 'POST',
          headers: { 'sec-fetch-site': site },
          body: new URLSearchParams(fields),
        });
      const form = await send('/admin/appointments/7/cancel', { note: 'We are ill' });
      expect([form.status, /<h1>(.*)<\/h1>/.exec(form.text)?.[1], form.headers.get('retry-after')]).toEqual([
        503,
        'Not stored yet',
        '5',
      ]);
      expect(form.text).toContain('name="note" value="We are ill"');
      const kept = { continue_to: '/admin/appointments/7/cancel', unsent_note: 'We are ill' };
      const login = await send('/admin/login', { email: 'staff@example.com', password, ...kept });
      expect([login.status, login.text]).toEqual([
        503,
        expect.stringContaining('name="unsent_note" value="We are ill"'),
      ]);
      const foreign = await send(
        '/admin/login',
        { email: 'staff@example.com', password, ...kept },
        'cross-site',
      );
      expect([foreign.status, foreign.text.includes('We are ill')]).toEqual([503, false]);
      expect((await call(running, '/admin')).status).toBe(503);
      await server.start();
      await recovery();
      expect((await call(running, '/ready')).body).toEqual({
        status: 'ready',
        database: 'ok',
        documents: 'ok',
      });
      expect((await call(running, '/api/app/country-list/')).status).toBe(200);
      await server.kill();
      await expectUnavailable();
      // The cached part of the catalogue can still be read.
      expect((await call(running, '/api/app/country-list/')).body.count).toBe(7);
      expect(
        (await call(running, '/api/user/login/', { json: { email: 'student@example.com', password } }))
          .status,
      ).toBe(503);
      expect((await call(running, '/admin', { headers: { cookie: 'staff=x' } })).status).toBe(401);
      await server.start();
      await recovery();
      await logIn(running);
    } finally {
      await service?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('a database that hangs does not keep the process from ending: requests get their time, then it ends', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
    let resume = () => {};
    let service: TestService | undefined;
    try {
      await runSql(server.url('postgres'), 'CREATE DATABASE hanging');
      service = await startService({
        store: 'postgres',
        dataDir,
        databaseUrl: server.url('hanging'),
        environment: { SHUTDOWN_SECONDS: '3', DEMO_DATA: '0' },
      });
      expect((await call(service, '/api/app/event-list/')).status).toBe(200);
      resume = await pausePostgres(server.url('postgres'));
      const request = call(service, '/api/app/event-list/').catch(() => null);
      // The outbox worker asks every five seconds: by then it waits for the database too.
      await sleep(6_000);
      const started = Date.now();
      const code = service.stop();
      expect(await request).toBeNull();
      expect(Date.now() - started).toBeGreaterThan(2_500);
      expect(await code).toBe(0);
      expect(Date.now() - started).toBeLessThan(15_000);
      expect(service.output()).toContain('still in use at the end of the time limit');
    } finally {
      resume();
      await service?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a database that cannot be written', () => {
  const name = `unwritable_${process.pid}`;
  let service: TestService;
  beforeAll(async () => {
    await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
    service = await startService({ store: 'postgres', databaseUrl: postgresUrl(name) });
  });
  afterAll(() => service.remove());

  test('a full disk under the database: 507 for what is written, everything else is read, and /ready says so', async () => {
    const dropTriggers = 'DROP FUNCTION IF EXISTS no_room CASCADE';
    try {
      // As PostgreSQL reports it, embedded or served, when a table cannot grow.
      await runSql(
        postgresUrl(name),
        `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
           RAISE EXCEPTION 'could not extend file "base/5/16384": No space left on device' USING ERRCODE = '53100';
         END $$;
         CREATE TRIGGER no_room BEFORE INSERT ON attempts EXECUTE FUNCTION no_room();
         CREATE TRIGGER no_room BEFORE INSERT ON facts EXECUTE FUNCTION no_room();`,
      );
      const json = { email: 'student@example.com', password };
      const refused = await call(service, '/api/user/login/', { json });
      expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([
        507,
        { detail: 'There is no room to store this right now. Please try again later.' },
        '60',
      ]);
      const ready = async () => {
        const { status, body } = await call(service, '/ready');
        return [status, body.status, body.database];
      };
      expect(await ready()).toEqual([200, 'degraded', 'full']);
      expect((await call(service, '/metrics')).text).toContain('api_dependency_up{dependency="database"} 0');
      expect((await call(service, '/api/app/course-list/?search=nursing')).status).toBe(200);
      await runSql(postgresUrl(name), dropTriggers);
      expect(await ready()).toEqual([200, 'ready', 'ok']);
      expect((await call(service, '/api/user/login/', { json })).status).toBe(200);
    } finally {
      await runSql(postgresUrl(name), dropTriggers);
    }
  });

  test('a read-only database: 503 for what is written, everything else is read, and /ready says so', async () => {
    /** As after a failover: connections that were open stay with the server, which no longer writes. */
    const setReadOnly = (value: 'on' | 'off') =>
      runSql(postgresUrl('postgres'), `ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
    const endConnections = () =>
      runSql(
        postgresUrl('postgres'),
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
    try {
      await setReadOnly('on');
      await endConnections();
      const json = { email: 'student@example.com', password };
      const login = async () => {
        const { status, body, headers } = await call(service, '/api/user/login/', { json });
        return [status, body.detail, headers.get('retry-after')];
      };
      const refused = [503, 'Service temporarily unavailable, try again later.', '5'];
      await waitUntil(async () => (await login())[0] !== 200, 'the connections to end');
      expect(await login()).toEqual(refused);
      const ready = async () => {
        const { status, body } = await call(service, '/ready');
        return [status, body.status, body.database];
      };
      expect(await ready()).toEqual([200, 'degraded', 'read-only']);
      expect((await call(service, '/metrics')).text).toContain('api_dependency_up{dependency="database"} 0');
      expect((await call(service, '/api/app/course-list/?search=nursing')).status).toBe(200);
      // A process that starts meanwhile serves what is read.
      await service.stop();
      service = await service.restart();
      await waitUntil(async () => (await ready())[0] === 200, 'the start');
      expect((await call(service, '/api/app/event-list/')).status).toBe(200);
      expect((await login())[0]).toBe(503);
      await setReadOnly('off');
      // A connection that refused to write is not used again.
      await waitUntil(async () => (await ready())[1] === 'ready', 'writing');
      expect((await call(service, '/api/user/login/', { json })).status).toBe(200);
    } finally {
      await setReadOnly('off');
    }
  });
});

test('a start that has to change a table which a backup reads waits for its end, and holds up nobody else', async () => {
  const name = `upgraded_${process.pid}`;
  const url = postgresUrl(name);
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await runSql(
    url,
    `ALTER TABLE outbox DROP COLUMN last_error; DELETE FROM migrations WHERE name = '0017_outbox_errors.sql'`,
  );
  const backup = new Client({ connectionString: url });
  await backup.connect();
  let service: TestService | undefined;
  try {
    // As pg_dump does with all tables.
    await backup.query('BEGIN; LOCK TABLE outbox IN ACCESS SHARE MODE');
    service = await startService({ store: 'postgres', databaseUrl: url, awaitsDatabase: false });
    const { output } = service;
    await waitUntil(async () => {
      await runSql(url, `SET statement_timeout = '5s'; SELECT count(*) FROM outbox`);
      return output().includes('the tables cannot be changed yet, will retry');
    }, 'a second attempt');
    expect((await call(service, '/ready')).body.status).toBe('not ready');
    await backup.query('COMMIT');
    const running = service;
    await waitUntil(async () => (await call(running, '/ready')).body.status === 'ready', 'the start');
    expect(await runSql(url, 'SELECT last_error FROM outbox LIMIT 0')).toEqual([]);
  } finally {
    await backup.end();
    await service?.remove();
  }
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { runSql, startPostgres } from 'tooling/processes/postgres-server.ts';
import { call, emailTo, linkIn, logIn, newAccount, password, sample } from './support/client.ts';
import { startS3 } from './support/fake-s3.ts';
import { startSmtp } from './support/fake-smtp.ts';
import { pausePostgres } from './support/pause-postgres.ts';
import {
  postgresUrl,
  spawnRaw,
  startService,
  stores,
  type TestService,
  templateDatabase,
  waitUntil,
} from './support/start-service.ts';

/** Who sends an application, which is required (C-34). */
const sender = { first_name: 'Sita', last_name: 'Rai', email: 'sita@example.com', contact: '9800000000' };

function form(size = 0, key?: string): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(sender)) data.append(name, value);
  data.append('marital_status', 'No');
  if (key) data.append('client_key', key);
  data.append('academic_documents[0][file]', new Blob(['%PDF-1.7', new Uint8Array(size)]), 'a.pdf');
  data.append('passport_documents[0][file]', sample.png(), 'b.png');
  return data;
}

describe('the data directory', () => {
  test('a second process is refused with a clear message; the lock of a dead process is replaced', async () => {
    const service = await startService();
    try {
      const second = spawnRaw(await getPort(), service.dataDir, {});
      expect(await second.exited).toBe(1);
      expect(second.output()).toContain(
        `Another process (pid ${service.child.pid}) is using this data directory.`,
      );
      expect(second.output()).not.toMatch(/\n\s+at /);
      expect((await call(service, '/api/app/country-list/')).status).toBe(200);

      await service.stop('SIGKILL');
      const next = await service.restart();
      expect((await call(next, '/api/app/country-list/')).body.count).toBe(7);
      expect(await next.stop()).toBe(0);
      expect(readdirSync(service.dataDir)).not.toContain('database.lock');
      const last = await service.restart({ RESET: '1' });
      expect((await call(last, '/api/app/course-list/')).body.count).toBe(640);
      await last.stop();
    } finally {
      await service.remove();
    }
  });
});

/** `KILL_ROUNDS=20` for a long run. */
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);

describe.each(stores)('kill -9 on %s', (store) => {
  test('acknowledged applications are stored completely, and the cleanup removes orphaned documents', async () => {
    let service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '0' } });
    try {
      const { access } = await logIn(service);
      const acknowledged: number[] = [];
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        const victim = service;
        const writer = async (worker: number) => {
          for (let number = 0; ; number += 1) {
            const answer = await call(victim, '/api/app/application-create/', {
              method: 'POST',
              body: form(300_000, `round-${round}-${worker}-${number}`),
              token: access,
            }).catch(() => null);
            if (!answer) return;
            if (answer.status === 201) acknowledged.push(answer.body.id);
          }
        };
        const writers = Promise.all([0, 1, 2, 3].map(writer));
        const enough = acknowledged.length + 6;
        await waitUntil(() => acknowledged.length >= enough, 'some applications');
        await service.stop('SIGKILL');
        await writers;
        service = await service.restart();
      }
      const { body } = await call(service, '/api/app/application-list/?records=1000', { token: access });
      const records = new Map<number, { documents: { name: string; size: number }[]; history: unknown[] }>(
        body.results.map((record: { id: number }) => [record.id, record]),
      );
      for (const id of acknowledged) expect(records.has(id)).toBe(true);
      for (const record of records.values()) {
        expect(record.documents.map(({ name, size }) => [name, size])).toEqual([
          ['a.pdf', 300_008],
          ['b.png', 12],
        ]);
        expect(record.history).toHaveLength(1);
      }
      // The e-mail of every acknowledged application is sent.
      await emailTo(service, 'student@example.com', `no. ${acknowledged.at(-1)}<`);

      const uploads = join(service.dataDir, 'uploads');
      if (store === 'postgres') {
        // Other processes may store documents in the same directory: only old ones belong to none.
        const old = new Date(Date.now() - 3 * 3_600_000);
        for (const name of readdirSync(uploads)) utimesSync(join(uploads, name), old, old);
      }
      await service.stop();
      service = await service.restart();
      await waitUntil(() => readdirSync(uploads).length === records.size * 2, 'the cleanup');
      const sizes = readdirSync(uploads).map((name) => readFileSync(join(uploads, name)).length);
      expect(sizes.filter((size) => size === 300_008)).toHaveLength(records.size);
    } finally {
      await service.remove();
    }
  });
});

describe('the cleanup of documents', () => {
  test('removes nothing when the database is another one, or an older copy', async () => {
    const create = async (name: string) => {
      await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
      return postgresUrl(name);
    };
    const databaseUrl = await create(`own_${process.pid}`);
    const service = await startService({ store: 'postgres', databaseUrl });
    const uploads = join(service.dataDir, 'uploads');
    const startOn = (url: string) =>
      startService({ store: 'postgres', dataDir: service.dataDir, databaseUrl: url });
    const setAge = (hours: number, ...names: string[]) => {
      const time = new Date(Date.now() - hours * 3_600_000);
      for (const name of names) utimesSync(join(uploads, name), time, time);
    };
    try {
      const { access } = await logIn(service);
      const body = form();
      await call(service, '/api/app/application-create/', { method: 'POST', body, token: access });
      await service.stop();
      const stored = readdirSync(uploads);
      expect(stored).toHaveLength(2);
      setAge(30, ...stored);

      // A typing error in DATABASE_URL.
      const other = await startOn(await create(`other_${process.pid}`));
      await waitUntil(() => other.output().includes('is this the database of this store?'), 'the message');
      await other.stop();
      expect(readdirSync(uploads)).toEqual(stored);

      // A copy from yesterday, to rehearse a restore: the documents of today belong to the database of today.
      await runSql(databaseUrl, `UPDATE applications SET created_at = now() - interval '1 day'`);
      const [older, younger] = ['o'.repeat(32), 'y'.repeat(32)] as const;
      for (const name of [older, younger]) writeFileSync(join(uploads, name), 'x');
      setAge(30, older);
      setAge(3, younger);
      const copy = await startOn(databaseUrl);
      await waitUntil(() => !readdirSync(uploads).includes(older), 'the cleanup');
      await copy.stop();
      expect(readdirSync(uploads).sort()).toEqual([...stored, younger].sort());
    } finally {
      await service.remove();
    }
  });
});

test('the cleanup deletes old personal data while the document store is away', async () => {
  const name = `cleanup_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  await runSql(
    postgresUrl(name),
    `INSERT INTO contact_messages (name, email, contact, subject, message, status, created_at)
     VALUES ('Sita', 'sita@example.com', '', 'Visa', 'Old', 'answered', now() - interval '2 years')`,
  );
  const s3 = await startS3('documents');
  s3.isDown = true;
  const service = await startService({
    store: 'postgres',
    databaseUrl: postgresUrl(name),
    // Without its store it is not ready.
    awaitsDatabase: false,
    environment: {
      S3_BUCKET: 'documents',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'test-secret',
    },
  });
  try {
    const left = () => runSql(postgresUrl(name), "SELECT id FROM contact_messages WHERE message = 'Old'");
    await waitUntil(async () => (await left()).length === 0, 'the deletion');
    await waitUntil(() => service.output().includes('cleanup failed'), 'the log line of the store');
  } finally {
    await service.remove();
    await s3.close();
  }
});

describe.each(stores)('shutting down on %s', (store) => {
  test('requests under way succeed, and a started upload is finished', async () => {
    const service = await startService({ store });
    try {
      const { access } = await logIn(service);
      const outcomes: string[] = [];
      // Clients stop when they get `Connection: close`, as a load balancer does when /ready answers 503.
      const reader = async () => {
        for (let isClosed = false; !isClosed; ) {
          const answer = await call(service, '/api/app/course-list/?records=200&search=master').catch(
            (error: { cause?: { code?: string } }) => error.cause?.code ?? 'failed',
          );
          if (typeof answer === 'string') outcomes.push(answer);
          else
            outcomes.push(
              answer.status === 200 && answer.body.results.length > 0 ? 'ok' : `${answer.status}`,
            );
          isClosed = typeof answer === 'string' || answer.headers.get('connection') === 'close';
        }
      };
      const boundary = 'x'.repeat(20);
      const texts = Object.entries(sender)
        .map(
          ([name, value]) =>
            `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('');
      const head = `${texts}--${boundary}\r\nContent-Disposition: form-data; name="cv_documents[0][file]"; filename="cv.pdf"\r\n\r\n%PDF-1.7 `;
      const tail = `\r\n--${boundary}--\r\n`;
      const filler = 'x'.repeat(1000);
      const length = head.length + filler.length * 20 + tail.length;
      let sent = 0;
      const { request } = await import('node:http');
      const upload = new Promise<{ status: number; body: string }>((resolve, reject) => {
        const outgoing = request(`${service.url}/api/app/application-create/`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${access}`,
            'content-type': `multipart/form-data; boundary=${boundary}`,
            'content-length': length,
          },
        });
        outgoing.on('error', reject);
        outgoing.on('response', (response) => {
          let body = '';
          response.on('data', (chunk) => {
            body += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
        });
        outgoing.write(head);
        const slowUpload = setInterval(() => {
          sent += 1;
          outgoing.write(filler);
          if (sent === 20) {
            clearInterval(slowUpload);
            outgoing.end(tail);
          }
        }, 50);
      });
      const readers = Promise.all([reader(), reader(), reader(), reader()]);
      await waitUntil(() => outcomes.length > 20 && sent > 3, 'load');
      const ended = service.stop();
      await sleep(100);
      expect((await call(service, '/ready')).status).toBe(503);
      const answer = await upload;
      expect(answer.status).toBe(201);
      expect(await ended).toBe(0);
      await readers;
      expect(outcomes.filter((outcome) => outcome !== 'ok')).toEqual([]);
      const next = await service.restart();
      expect(
        (await call(next, `/api/app/application-info/${JSON.parse(answer.body).id}`, { token: access })).body
          .documents,
      ).toHaveLength(1);
      await next.stop();
    } finally {
      await service.remove();
    }
  });
});

test('a served database that is unavailable: 503 with Retry-After, and recovery without a restart', async () => {
  const server = await startPostgres();
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
      (await call(running, '/api/user/login/', { json: { email: 'student@example.com', password } })).status,
    ).toBe(503);
    expect((await call(running, '/admin', { headers: { cookie: 'staff=x' } })).status).toBe(401);
    await server.start();
    await recovery();
    await logIn(running);
  } finally {
    await service?.remove();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a database that hangs does not keep the process from ending: requests get their time, then it ends', async () => {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  let resume = () => {};
  let service: TestService | undefined;
  try {
    await runSql(server.url('postgres'), 'CREATE DATABASE own');
    service = await startService({
      store: 'postgres',
      dataDir,
      databaseUrl: server.url('own'),
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
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('while the mail server is unavailable, e-mails are delayed and not lost', async () => {
  const port = await getPort();
  const service = await startService({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  try {
    const email = 'waiting@example.com';
    const started = Date.now();
    expect(
      (await call(service, '/api/user/register/', { json: { email, password, confirm_password: password } }))
        .status,
    ).toBe(201);
    expect(Date.now() - started).toBeLessThan(2000);
    await waitUntil(() => service.output().includes('e-mail not sent'), 'the first attempt');
    const smtp = await startSmtp(port);
    await waitUntil(() => smtp.emails.some(({ to }) => to === email), 'the e-mail');
    expect(smtp.emails.filter(({ to }) => to === email)).toHaveLength(1);
    expect(smtp.emails[0]?.text).toMatch(/Subject: Verify your email/);
    expect((await call(service, '/mailbox')).status).toBe(404);
    await service.stop();
    await smtp.close();
  } finally {
    await service.remove();
  }
});

test('a full disk under the database: 507 for what is written, everything else is read, and /ready says so', async () => {
  const name = `full_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const service = await startService({ store: 'postgres', databaseUrl: postgresUrl(name) });
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
    await runSql(postgresUrl(name), 'DROP FUNCTION no_room CASCADE');
    expect(await ready()).toEqual([200, 'ready', 'ok']);
    expect((await call(service, '/api/user/login/', { json })).status).toBe(200);
  } finally {
    await service.remove();
  }
});

test('a read-only database: 503 for what is written, everything else is read, and /ready says so', async () => {
  const name = `read_only_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  let service = await startService({ store: 'postgres', databaseUrl: postgresUrl(name) });
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
    await service.remove();
  }
});

test('a body that was refused unread ends with its time, and costs nobody else anything', async () => {
  const service = await startService({ environment: { BODY_SECONDS: '1' } });
  const heads = [
    ['application/json', 'Content-Length: 300000', '413'],
    ['application/x-www-form-urlencoded', 'Content-Length: 300000', '413'],
    ['text/plain', 'Content-Length: 10', '415'],
    ['text/plain', 'Transfer-Encoding: chunked', '415'],
  ] as const;
  try {
    const refused = ([type, length]: (typeof heads)[number]) =>
      new Promise<string>((resolve) => {
        const started = Date.now();
        const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
        let answer = '';
        socket.on('connect', () =>
          socket.write(
            `POST /api/app/contact-messages/ HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${length.includes('chunked') ? '1\r\nx\r\n' : 'x'}`,
          ),
        );
        socket.setEncoding('utf8').on('data', (text: string) => {
          answer += text;
        });
        socket.on('error', () => undefined);
        socket.on('close', () =>
          resolve(`${answer.slice(9, 12)} ${Date.now() - started < 20_000 ? 'cut' : 'waited'}`),
        );
      });
    expect(await Promise.all(heads.map(refused))).toEqual(heads.map(([, , status]) => `${status} cut`));
    expect((await call(service, '/health')).status).toBe(200);
    // A body that arrives whole: the connection goes on.
    const json = { text: 'x'.repeat(300_000) };
    for (let count = 0; count < 2; count += 1)
      expect((await call(service, '/api/app/contact-messages/', { json })).status).toBe(413);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await call(service, '/health')).status).toBe(200);
  } finally {
    await service.remove();
  }
});

test('a small body that drips is cut', async () => {
  const service = await startService({ environment: { BODY_SECONDS: '1' } });
  try {
    const drip = (path: string, type: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
        let answer = '';
        let sent = 0;
        const timer = setInterval(() => {
          sent += 1;
          if (!socket.destroyed) socket.write(' ');
          // By then the time of a small body is over for long.
          if (sent === 20) socket.end();
        }, 100);
        socket.on('connect', () =>
          socket.write(
            `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`,
          ),
        );
        socket.setEncoding('utf8').on('data', (text: string) => {
          answer += text;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(timer);
          resolve(`${sent < 20 ? 'cut' : 'waited'} ${answer.slice(9, 12)}`);
        });
      });
    expect(
      await Promise.all([
        drip('/api/user/login/', 'application/json'),
        drip('/admin/login', 'application/x-www-form-urlencoded'),
      ]),
    ).toEqual(['cut 408', 'cut 408']);
    expect((await call(service, '/health')).status).toBe(200);
  } finally {
    await service.remove();
  }
});

describe.each(stores)('many people at once on %s', (store) => {
  test('50 sign-ups and 50 registrations for one event', async () => {
    const service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '0' } });
    try {
      const signUp = (email: string) =>
        call(service, '/api/user/register/', { json: { email, password, confirm_password: password } });
      // Each address twice at the same time: one account, the same answer.
      const emails = Array.from({ length: 50 }, (_, index) => `many-${index % 25}@example.com`);
      const answers = await Promise.all(emails.map(signUp));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));

      const { access } = await logIn(service);
      // The first of the list is today's, which may be over.
      const event = (await call(service, '/api/app/event-list/')).body.results[1].id;
      const registrations = await Promise.all(
        emails.map(() => call(service, '/api/app/event-register/', { json: { event }, token: access })),
      );
      const statuses = registrations.map(({ status }) => status).sort();
      expect([statuses[0], new Set(statuses.slice(1))]).toEqual([201, new Set([400])]);
      expect((await call(service, '/ready')).status).toBe(200);
    } finally {
      await service.remove();
    }
  });
});

test('a full disk: uploads are refused with 507, everything else works', async () => {
  // The file size limit affects only uploads here, because the database is a separate server.
  const service = await startService({ store: 'postgres', environment: { TEST_FILE_BLOCKS: '256' } });
  try {
    const { access } = await logIn(service);
    const large = await call(service, '/api/app/application-create/', {
      method: 'POST',
      body: form(2_000_000),
      token: access,
    });
    expect([large.status, large.body.detail]).toEqual([
      507,
      'There is no room to store your documents right now. Please try again later.',
    ]);
    expect(readdirSync(join(service.dataDir, 'uploads'))).toEqual([]);
    expect((await call(service, '/api/app/application-list/', { token: access })).body.count).toBe(0);
    expect(
      (
        await call(service, '/api/app/application-create/', {
          method: 'POST',
          body: form(1000),
          token: access,
        })
      ).status,
    ).toBe(201);
  } finally {
    await service.remove();
  }
});

test('documents in an S3-compatible store: stored, opened by staff, removed when refused, 503 while it is unavailable', async () => {
  const s3 = await startS3('uploads');
  const service = await startService({
    environment: {
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'test-secret',
    },
  });
  try {
    const { access } = await newAccount(service);
    const send = (body: FormData) =>
      call(service, '/api/app/application-create/', { method: 'POST', body, token: access });
    const made = await send(form(50_000));
    expect(made.status).toBe(201);
    expect([...s3.objects.keys()].every((key) => /^documents\/[A-Za-z0-9_-]{32}$/.test(key))).toBe(true);
    expect([...s3.objects.values()].map(({ body }) => body.length).sort()).toEqual([12, 50_008]);
    const refused = form(10);
    refused.append('cv_documents[0][file]', new Blob(['MZ']), 'cv.pdf');
    expect((await send(refused)).status).toBe(400);
    expect(s3.objects.size).toBe(2);

    const login = await call(service, '/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'staff@example.com', password }),
    });
    const cookie = login.headers.get('set-cookie')!.split(';')[0]!;
    const page = await call(service, `/admin/applications/${made.body.id}`, { headers: { cookie } });
    const link = linkIn(page.text.replaceAll('href="/admin', `href="${service.url}/admin`), 'signature=');
    expect((await call(service, link.pathname + link.search)).text).toHaveLength(50_008);

    s3.isDown = true;
    expect((await call(service, '/ready')).body.documents).toBe('unavailable');
    expect((await send(form(10))).status).toBe(503);
    expect((await call(service, '/api/app/application-list/', { token: access })).body.count).toBe(1);
    s3.isDown = false;
    expect((await send(form(10))).status).toBe(201);
  } finally {
    await service.remove();
    await s3.close();
  }
});

test('an S3-compatible store that hangs: an upload is answered 503 within seconds, and checks do not pile up', async () => {
  const s3 = await startS3('uploads');
  const service = await startService({
    environment: {
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'test-secret',
    },
  });
  try {
    const { access } = await newAccount(service);
    const send = () =>
      call(service, '/api/app/application-create/', { method: 'POST', body: form(10), token: access });
    expect((await send()).status).toBe(201);
    s3.hangs = true;
    const started = Date.now();
    const upload = send();
    for (let round = 0; round < 3; round += 1) {
      const probes = Array.from({ length: 5 }, () => call(service, '/ready'));
      expect((await Promise.all(probes)).map(({ body }) => body.documents)).toEqual(
        Array(5).fill('unavailable'),
      );
      expect((await call(service, '/metrics')).text).toContain('api_dependency_up{dependency="documents"} 0');
    }
    expect((await upload).status).toBe(503);
    expect(Date.now() - started).toBeLessThan(40_000);
    await waitUntil(() => s3.waiting === 0, 'the end of every call');
    expect(Date.now() - started).toBeLessThan(45_000);
    s3.hangs = false;
    expect((await send()).status).toBe(201);
  } finally {
    await service.remove();
    await s3.close();
  }
});

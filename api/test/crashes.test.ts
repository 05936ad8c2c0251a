import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { applicationForm, sender } from './support/application-form.ts';
import { call, emailTo, logIn, newAccount } from './support/client.ts';
import {
  postgresUrl,
  spawnRaw,
  startService,
  stores,
  type TestService,
  templateDatabase,
  waitUntil,
} from './support/start-service.ts';

describe('the data directory', () => {
  test('a second process is refused with a clear message; the lock of a dead process is replaced', async () => {
    const service = await startService({ store: 'pglite' });
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

describe.each(stores)('the end of a process on %s', (store) => {
  let service: TestService;
  /** Each test leaves a service that runs. */
  beforeAll(async () => {
    service = await startService({ store, environment: { RATE_LIMIT_FACTOR: '0' } });
  });
  afterAll(() => service.remove());

  test('after kill -9, acknowledged applications are stored completely, and the cleanup removes orphaned documents', async () => {
    const { access, email } = await newAccount(service);
    const uploads = join(service.dataDir, 'uploads');
    const others = readdirSync(uploads).length;
    const acknowledged: number[] = [];
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      const victim = service;
      const writer = async (worker: number) => {
        for (let number = 0; ; number += 1) {
          const answer = await call(victim, '/api/app/application-create/', {
            method: 'POST',
            body: applicationForm(300_000, `round-${round}-${worker}-${number}`),
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
      // Other processes may store documents in the same directory of a served database: only old ones belong to none.
      if (store === 'postgres') {
        const old = new Date(Date.now() - 3 * 3_600_000);
        for (const name of readdirSync(uploads)) utimesSync(join(uploads, name), old, old);
      }
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
    await emailTo(service, email, `no. ${acknowledged.at(-1)}<`);

    await waitUntil(() => readdirSync(uploads).length === others + records.size * 2, 'the cleanup');
    const sizes = readdirSync(uploads).map((name) => readFileSync(join(uploads, name)).length);
    expect(sizes.filter((size) => size === 300_008)).toHaveLength(records.size);
  });

  test('when it is told to end, requests under way succeed, and a started upload is finished', async () => {
    const { access } = await newAccount(service);
    const outcomes: string[] = [];
    // Clients stop when they get `Connection: close`, as a load balancer does when /ready answers 503.
    const reader = async () => {
      for (let isClosed = false; !isClosed; ) {
        const answer = await call(service, '/api/app/course-list/?records=200&search=master').catch(
          (error: { cause?: { code?: string } }) => error.cause?.code ?? 'failed',
        );
        if (typeof answer === 'string') outcomes.push(answer);
        else
          outcomes.push(answer.status === 200 && answer.body.results.length > 0 ? 'ok' : `${answer.status}`);
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
    service = await service.restart();
    expect(
      (await call(service, `/api/app/application-info/${JSON.parse(answer.body).id}`, { token: access })).body
        .documents,
    ).toHaveLength(1);
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
      const body = applicationForm();
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

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { removeOrphanedDocuments } from '../src/applications/remove-orphaned-documents.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { applicationForm } from './support/application-form.ts';
import { call, linkIn, logIn, newAccount } from './support/client.ts';
import { type FakeS3, startS3 } from './support/fake-s3.ts';
import { enterStaffPages } from './support/staff-pages.ts';
import {
  postgresUrl,
  startService,
  type TestService,
  templateDatabase,
  waitUntil,
} from './support/start-service.ts';

describe('an S3-compatible store', () => {
  const name = `documents_${process.pid}`;
  let s3: FakeS3;
  let service: TestService;
  /** Where the service has its temporary files. */
  const temporary = mkdtempSync(join(tmpdir(), 'api-test-'));
  /** The old message that the cleanup of the start leaves. */
  const oldMessages = () =>
    runSql(postgresUrl(name), "SELECT id FROM contact_messages WHERE message = 'Old'");

  // It starts while the store is away, which then comes back.
  beforeAll(async () => {
    await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
    await runSql(
      postgresUrl(name),
      `INSERT INTO contact_messages (name, email, contact, subject, message, status, created_at)
       VALUES ('Sita', 'sita@example.com', '', 'Visa', 'Old', 'answered', now() - interval '2 years')`,
    );
    s3 = await startS3('uploads');
    s3.isDown = true;
    service = await startService({
      store: 'postgres',
      databaseUrl: postgresUrl(name),
      // Without its store it is not ready.
      awaitsDatabase: false,
      environment: {
        S3_BUCKET: 'uploads',
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: 'test-key',
        S3_SECRET_ACCESS_KEY: 'test-secret',
        TMPDIR: temporary,
      },
    });
    await waitUntil(() => service.output().includes('cleanup failed'), 'the log line of the store');
    await waitUntil(async () => (await oldMessages()).length === 0, 'the deletion of old personal data');
    s3.isDown = false;
  });
  beforeEach(() => s3.objects.clear());
  afterAll(async () => {
    await service.remove();
    rmSync(temporary, { recursive: true });
    await s3.close();
  });

  test('that is away at the start: the cleanup deletes old personal data all the same', async () => {
    expect(service.output()).toContain('cleanup failed');
    expect(await oldMessages()).toEqual([]);
  });

  test('documents in an S3-compatible store: stored, opened by staff, removed when refused, 503 while it is unavailable', async () => {
    const { access } = await newAccount(service);
    const send = (body: FormData) =>
      call(service, '/api/app/application-create/', { method: 'POST', body, token: access });
    const made = await send(applicationForm(50_000));
    expect(made.status).toBe(201);
    expect([...s3.objects.keys()].every((key) => /^documents\/[A-Za-z0-9_-]{32}$/.test(key))).toBe(true);
    expect([...s3.objects.values()].map(({ body }) => body.length).sort()).toEqual([12, 50_008]);
    const refused = applicationForm(10);
    refused.append('cv_documents[0][file]', new Blob(['MZ']), 'cv.pdf');
    expect((await send(refused)).status).toBe(400);
    expect(s3.objects.size).toBe(2);

    const cookie = await enterStaffPages(service);
    const page = await call(service, `/admin/applications/${made.body.id}`, { headers: { cookie } });
    const link = linkIn(page.text.replaceAll('href="/admin', `href="${service.url}/admin`), 'signature=');
    expect((await call(service, link.pathname + link.search)).text).toHaveLength(50_008);

    // A damaged one ends with an error, instead of a download that never ends, or bytes of the next answer.
    const [document] = [...s3.objects.values()].filter(({ body }) => body.length === 50_008);
    const complete = document!.body;
    const download = () => fetch(link, { signal: AbortSignal.timeout(10_000) });
    document!.body = complete.subarray(0, 30_000);
    await expect(download().then((answer) => answer.text())).rejects.toThrow('terminated');
    await waitUntil(() => service.output().includes('document not sent completely'), 'the line in the log');
    document!.body = Buffer.concat([complete, Buffer.from('HTTP/1.1 200 OK')]);
    expect((await download()).status).toBe(500);

    s3.isDown = true;
    expect((await call(service, '/ready')).body.documents).toBe('unavailable');
    expect((await send(applicationForm(10))).status).toBe(503);
    expect((await call(service, '/api/app/application-list/', { token: access })).body.count).toBe(1);
    s3.isDown = false;
    expect((await send(applicationForm(10))).status).toBe(201);
  });

  test('an S3-compatible store that hangs: an upload is answered 503 within seconds, and checks do not pile up', async () => {
    const { access } = await newAccount(service);
    const send = () =>
      call(service, '/api/app/application-create/', {
        method: 'POST',
        body: applicationForm(10),
        token: access,
      });
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
  });

  test('uploads at the same time are not all in memory while the store is slow, and leave no files behind', async () => {
    const { access } = await newAccount(service);
    const form = applicationForm(9_900_000);
    const send = () =>
      call(service, '/api/app/application-create/', { method: 'POST', body: form, token: access });
    const memory = async () => {
      const { text } = await call(service, '/metrics');
      return Number(/^nodejs_external_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1_000_000;
    };
    const start = await memory();
    s3.hangs = true;
    const uploads = Promise.all(Array.from({ length: 24 }, send));
    await waitUntil(() => s3.waiting >= 8, 'documents on the way to the store');
    const peaks: number[] = [];
    for (let second = 0; second < 4; second += 1) {
      await sleep(1_000);
      peaks.push(await memory());
    }
    s3.hangs = false;
    await uploads;
    // All of them are 240 MB.
    expect(Math.max(...peaks) - start).toBeLessThan(220);
    expect((await send()).status).toBe(201);
    expect(readdirSync(temporary)).toEqual([]);
  });
});

test('the documents of an upload under way stay, also where the clock of a process is days ahead', async () => {
  const name = `ahead_${process.pid}`;
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const database = openPostgres(postgresUrl(name), 2, () => undefined);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const objects = new Map([
    ['k'.repeat(32), hoursAgo(5)],
    ['o'.repeat(32), hoursAgo(4)],
    ['u'.repeat(32), hoursAgo(0.1)],
  ]);
  const documents = {
    async *list() {
      for (const [key, modified] of objects) yield { key, modified };
    },
    remove: async (keys: readonly string[]) => {
      for (const key of keys) objects.delete(key);
    },
  };
  try {
    // Another application was stored while the upload is under way.
    await runSql(
      postgresUrl(name),
      `WITH made AS (
         INSERT INTO applications (user_id, first_name, last_name, email, test_type, overall_score, contact, address,
           last_academic_qualification, marital_status, preferred_university, preferred_course)
         SELECT id, 'Sita', 'Rai', email, '', '', '9800000000', '', '', 'No', '', '' FROM users LIMIT 1 RETURNING id)
       INSERT INTO application_documents
         (application_id, document_group, position, storage_key, original_name, content_type, size)
       SELECT id, 'cv_documents', 0, '${'k'.repeat(32)}', 'cv.pdf', 'application/pdf', 1 FROM made`,
    );
    jest.useFakeTimers({ now: Date.now() + 2 * 86_400_000, advanceTimers: true });
    await removeOrphanedDocuments(database, documents);
    expect([...objects.keys()].map(([first]) => first)).toEqual(['k', 'u']);
  } finally {
    jest.useRealTimers();
    await database.close();
  }
});

test('a full disk: uploads are refused with 507, everything else works', async () => {
  // The file size limit affects only uploads here, because the database is a separate server.
  const service = await startService({ store: 'postgres', environment: { TEST_FILE_BLOCKS: '256' } });
  try {
    const { access } = await logIn(service);
    const large = await call(service, '/api/app/application-create/', {
      method: 'POST',
      body: applicationForm(2_000_000),
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
          body: applicationForm(1000),
          token: access,
        })
      ).status,
    ).toBe(201);
  } finally {
    await service.remove();
  }
});

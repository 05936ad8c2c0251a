import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { removeOldBackups } from '../scripts/backup/backup-set.ts';
import { programAddress } from '../scripts/backup/postgres-programs.ts';
import { call, logIn, sample } from './support/client.ts';
import { startS3 } from './support/fake-s3.ts';
import { runCommand } from './support/run-command.ts';
import { postgresUrl, startService, stores, templateDatabase } from './support/start-service.ts';

const readManifest = (backup: string): { files: { name: string; size: number; sha256: string }[] } =>
  JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8'));

function application(): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    first_name: 'Sita',
    last_name: 'Rai',
    email: 'sita@example.com',
    contact: '9800000000',
    marital_status: 'No',
  }))
    data.append(name, value);
  data.append('academic_documents[0][file]', sample.pdf(), 'degree.pdf');
  data.append('passport_documents[0][file]', sample.png(), 'passport.png');
  return data;
}

describe('commands that cannot run say why in a line or two, without a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-commands-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const written = (name: string, content: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'backup.json'), content);
    return join(folder, name);
  };
  /** A backup whose archive was cut before its checksum was written. */
  const cutArchive = () => {
    const name = 'database.tar.gz';
    const content = gzipSync(Buffer.alloc(100_000)).subarray(0, 60);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const backup = written(
      'cut-archive',
      JSON.stringify({
        format: 1,
        createdAt: '2026-11-22T20:15:00Z',
        database: 'pglite',
        migrations: [],
        files: [{ name, size: content.length, sha256 }],
      }),
    );
    writeFileSync(join(backup, name), content);
    return backup;
  };
  const closed = 'postgres://nobody@127.0.0.1:1/none';
  const missing = 'postgres://nobody@name-that-is-unknown.invalid/none';

  test.each<[string, string[], Record<string, string>, string]>([
    ['backup.ts', ['--to'], {}, 'Usage: npm run backup'],
    ['seed.ts', [], { NODE_ENV: 'production' }, 'production'],
    ['seed.ts', [], { DATA_DIR: join(written('file', '{}'), 'backup.json') }, 'backup.json cannot be used'],
    ['seed.ts', [], { DATA_DIR: '/proc/none/data' }, '/proc/none cannot be used'],
    ['seed.ts', [], { DATABASE_URL: 'db.example.com' }, 'DATABASE_URL: must be the address of a PostgreSQL'],
    ['seed.ts', [], { DATABASE_POOL: 'ten' }, 'DATABASE_POOL: must be a number'],
    ['make-staff.ts', [], {}, 'Usage: npm run make-staff'],
    ['make-staff.ts', ['asha'], {}, 'Usage: npm run make-staff'],
    ['restore.ts', ['--from', written('cut', '{"format":1,')], {}, 'damaged'],
    ['restore.ts', ['--from', cutArchive()], {}, 'database.tar.gz is damaged (unexpected end of file)'],
    ['restore.ts', ['--from', written('newer', '{"format":2}')], {}, 'a newer version made it'],
    ['backup.ts', ['--to', folder], { DATABASE_URL: closed }, 'DATABASE_URL cannot be used'],
    ['backup.ts', ['--to', folder], { DATABASE_URL: missing }, 'DATABASE_URL cannot be used'],
    ['seed.ts', [], { DATABASE_URL: closed }, 'DATABASE_URL cannot be used'],
    ['make-staff.ts', ['a@b.example'], { DATABASE_URL: closed }, 'DATABASE_URL cannot be used'],
  ])('%s %j %j', async (script, args, environment, text) => {
    const message = await runCommand(script, args, { DATA_DIR: dataDir, ...environment }).then(
      String,
      String,
    );
    expect(message).toContain(text);
    expect(message).not.toMatch(/\n\s+at /);
    // Nothing was created on the way.
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });

  test('backup.ts of a database that does not exist', async () => {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: postgresUrl('not_there') };
    const message = await runCommand('backup.ts', ['--to', folder], environment).then(String, String);
    expect(message).toContain(
      'The database of DATABASE_URL cannot be used: database "not_there" does not exist',
    );
  });
});

test('a database whose address has what only the driver of the service knows is backed up as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-backup-'));
  try {
    const url = `${postgresUrl(templateDatabase)}?sslmode=disable&uselibpqcompat=true`;
    const environment = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') };
    expect(await runCommand('backup.ts', ['--to', folder], environment)).toContain(
      'database and 0 documents',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect(programAddress('postgres://a@db/site?sslmode=no-verify&application_name=b')).toBe(
    'postgres://a@db/site?sslmode=require&application_name=b',
  );
});

test('a backup that was just made stays, also where those before are of a later time than the clock has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-backups-'));
  for (const name of ['20261101T000000Z', '20261102T000000Z', '20261103T000000Z', '20200101T000000Z']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'backup.json'), '{}');
  }
  expect(await removeOldBackups(folder, 2, '20200101T000000Z')).toEqual([
    '20261101T000000Z',
    '20261102T000000Z',
  ]);
  expect(await removeOldBackups(folder, 1, '20261103T000000Z')).toEqual(['20200101T000000Z']);
  expect(readdirSync(folder)).toEqual(['20261103T000000Z']);
  rmSync(folder, { recursive: true });
});

test('a backup that was renamed to keep it stays, and does not count', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-backups-'));
  const renamed = ['20200101T000000Z before the move', 'kept'];
  for (const name of [...renamed, '20261101T000000Z', '20261102T000000Z']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'backup.json'), '{}');
  }
  expect(await removeOldBackups(folder, 2, '20261102T000000Z')).toEqual([]);
  expect(await removeOldBackups(folder, 1, '20261102T000000Z')).toEqual(['20261101T000000Z']);
  expect(readdirSync(folder).toSorted()).toEqual([renamed[0], '20261102T000000Z', renamed[1]]);
  rmSync(folder, { recursive: true });
});

describe('a store of documents that refuses during a backup: one line says so, and no folder is left', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-backup-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A store that is asked for its documents in two lists, refuses every document, and refuses the lists as well on request. */
  async function startRefusingStore(refusesLists: boolean) {
    let refused = 0;
    let onRefusal = () => {};
    const isRefused = new Promise<void>((resolve) => {
      onRefusal = resolve;
    });
    const server = createServer(async ({ url = '' }, response) => {
      const query = new URL(url, 'http://s3').searchParams;
      const send = (status: number, xml: string) =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
      if (!query.has('list-type') || refusesLists) {
        refused += 1;
        send(403, '<Error><Code>AccessDenied</Code><Message>The key has expired.</Message></Error>');
        return onRefusal();
      }
      const isFirst = !query.has('continuation-token');
      // The second list comes when a document was refused, if one was asked for before.
      if (!isFirst) await Promise.race([isRefused.then(() => sleep(200)), sleep(2000)]);
      const keys = Array.from({ length: 500 }, (_, index) => `${isFirst ? 'a' : 'b'}${index}`);
      const entries = keys.map(
        (key) =>
          `<Contents><Key>documents/${key}</Key><LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents>`,
      );
      const next = isFirst ? '<NextContinuationToken>second</NextContinuationToken>' : '';
      send(
        200,
        `<ListBucketResult><IsTruncated>${isFirst}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      refused: () => refused,
      close: () => server.close(),
    };
  }

  test.each([
    ['the list', true],
    ['documents while the list goes on', false],
  ])('%s', async (_what, refusesLists) => {
    const store = await startRefusingStore(refusesLists);
    const backups = join(folder, `backups-${refusesLists}`);
    const backup = runCommand('backup.ts', ['--to', backups], {
      DATABASE_URL: postgresUrl(templateDatabase),
      DATA_DIR: join(folder, 'data'),
      S3_BUCKET: 'documents',
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'test-secret',
    });
    try {
      await expect(backup).rejects.toThrow(
        /^The document store cannot be reached, or refuses: The key has expired\.\n$/,
      );
      expect(readdirSync(backups)).toEqual([]);
      // The thousand others are not asked for.
      expect(store.refused()).toBeLessThan(100);
    } finally {
      store.close();
    }
  });
});

// Several starts of the service for each database.
jest.setTimeout(300_000);

describe.each(stores)('backup and restore on %s', (store) => {
  test('a restored service has every account, record and document; damage and existing data stop a restore', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'api-backup-'));
    const s3 = store === 'postgres' ? await startS3('documents') : null;
    const s3Environment: Record<string, string> = s3
      ? {
          S3_BUCKET: 'documents',
          S3_ENDPOINT: s3.endpoint,
          S3_ACCESS_KEY_ID: 'test-key',
          S3_SECRET_ACCESS_KEY: 'test-secret',
        }
      : {};
    let databaseUrl: string | undefined;
    if (store === 'postgres') {
      await runSql(postgresUrl('postgres'), `CREATE DATABASE original_${process.pid} TEMPLATE prepared`);
      databaseUrl = postgresUrl(`original_${process.pid}`);
    }
    const service = await startService({ store, databaseUrl, environment: s3Environment });
    const backups = join(folder, 'backups');
    try {
      const { access } = await logIn(service);
      const made = await call(service, '/api/app/application-create/', {
        method: 'POST',
        token: access,
        body: application(),
      });
      expect(made.status).toBe(201);
      const courses = (await call(service, '/api/app/course-list/')).body.count;

      const original: Record<string, string> = {
        DATA_DIR: service.dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...s3Environment,
      };
      if (store === 'pglite') {
        // The embedded database is in use.
        const upload = join(service.dataDir, 'uploads', 'under-way.part');
        writeFileSync(upload, 'half of a document');
        for (const [script, ...args] of [
          ['backup.ts', '--to', backups],
          ['restore.ts', '--from', backups],
        ] as const)
          await expect(runCommand(script, args, original)).rejects.toThrow(
            script === 'backup.ts' ? 'Another process' : 'not a complete backup',
          );
        expect(readFileSync(upload, 'utf8')).toBe('half of a document');
        await service.stop();
      }
      if (s3) {
        // A document that was refused while the copy was under way.
        const refused = `documents/${'x'.repeat(32)}`;
        s3.objects.set(refused, { body: Buffer.from('x'), modified: new Date() });
        s3.removedOnceListed.add(refused);
      }
      expect(await runCommand('backup.ts', ['--to', backups, '--keep', '1'], original)).toContain(
        'and 2 documents',
      );
      const [name = ''] = readdirSync(backups);
      const backup = join(backups, name);

      // A document that is missing: no backup, and nothing that looks like one.
      const lost = s3 ? [...s3.objects.entries()][0] : null;
      const uploads = join(service.dataDir, 'uploads');
      const [file = ''] = s3 ? [] : readdirSync(uploads);
      if (lost) s3?.objects.delete(lost[0]);
      else renameSync(join(uploads, file), join(folder, file));
      // Whichever second it begins in: a backup that fails removes none that began in the same one.
      const others = Array.from({ length: 5 }, (_, seconds) =>
        new Date(Date.now() + seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, ''),
      ).filter((other) => other !== name);
      for (const other of others) mkdirSync(join(backups, other));
      await expect(runCommand('backup.ts', ['--to', backups], original)).rejects.toThrow('not in the store');
      expect(readdirSync(backups).toSorted()).toEqual([name, ...others].toSorted());
      for (const other of others) rmSync(join(backups, other), { recursive: true });
      if (lost) s3?.objects.set(...lost);
      else renameSync(join(folder, file), join(uploads, file));
      // One that is damaged: before the backups that have it whole are gone, somebody has to know.
      const whole = s3 ? s3.objects.get(lost![0])!.body : readFileSync(join(uploads, file));
      const damage = (content: Buffer) => {
        if (s3) s3.objects.get(lost![0])!.body = content;
        else writeFileSync(join(uploads, file), content);
      };
      damage(whole.subarray(1));
      expect(await runCommand('backup.ts', ['--to', folder], original)).toContain(
        `documents of applications no. ${made.body.id} are damaged in the store`,
      );
      damage(whole);
      // One that a power cut ended days ago goes with the old ones.
      mkdirSync(join(backups, '20200101T000000Z'));
      await runCommand('backup.ts', ['--to', backups, '--keep', '2'], original);
      expect(readdirSync(backups)).not.toContain('20200101T000000Z');

      await expect(runCommand('restore.ts', ['--from', backup], original)).rejects.toThrow('--force');
      await expect(runCommand('restore.ts', ['--from', backups], original)).rejects.toThrow(
        'not a complete backup',
      );

      // A new machine.
      s3?.objects.clear();
      const dataDir = join(folder, 'restored');
      if (store === 'postgres')
        await runSql(postgresUrl('postgres'), `CREATE DATABASE restored_${process.pid}`);
      const restoredUrl = store === 'postgres' ? postgresUrl(`restored_${process.pid}`) : undefined;
      const target: Record<string, string> = {
        ...s3Environment,
        DATA_DIR: dataDir,
        ...(restoredUrl && { DATABASE_URL: restoredUrl }),
      };
      expect(await runCommand('restore.ts', ['--from', backup], target)).toContain('and 2 documents');
      const restored = await startService({
        store,
        dataDir,
        databaseUrl: restoredUrl,
        environment: s3Environment,
      });
      try {
        const again = await logIn(restored);
        const { body } = await call(restored, `/api/app/application-info/${made.body.id}`, {
          token: again.access,
        });
        expect(body.documents).toHaveLength(2);
        expect((await call(restored, '/api/app/course-list/')).body.count).toBe(courses);
        const stored = s3
          ? [...s3.objects.values()].map(({ body: content }) => content.length)
          : readdirSync(join(dataDir, 'uploads'));
        expect(stored).toHaveLength(2);
        expect((await call(restored, '/ready')).status).toBe(200);
      } finally {
        await restored.stop();
      }

      // With --force existing data is replaced.
      expect(await runCommand('restore.ts', ['--from', backup, '--force'], target)).toContain('Restored');

      if (store === 'postgres') {
        const weak = `weak_${process.pid}`;
        await runSql(postgresUrl('postgres'), `CREATE ROLE ${weak} LOGIN`);
        const url = new URL(restoredUrl!);
        url.username = weak;
        const refused = runCommand('restore.ts', ['--from', backup, '--force'], {
          ...target,
          DATABASE_URL: url.href,
        });
        const message = await refused.then(String, String);
        expect(message).toContain('must be owner of schema public');
        expect(message).not.toMatch(/\n\s+at /);
      }

      // A restore that fails in the middle changes nothing: half of the database, with the checksum of that half.
      const manifest = readManifest(backup);
      const database = manifest.files.find((entry) => entry.name.startsWith('database'))!;
      const content = readFileSync(join(backup, database.name));
      const half = content.subarray(0, content.length / 2);
      writeFileSync(join(backup, database.name), half);
      const sha256 = createHash('sha256').update(half).digest('hex');
      Object.assign(database, { size: half.length, sha256 });
      writeFileSync(join(backup, 'backup.json'), JSON.stringify(manifest));
      const used = new Client({ connectionString: restoredUrl });
      if (store === 'postgres') await used.connect();
      const failed = await runCommand('restore.ts', ['--from', backup, '--force'], target).then(
        () => 'Restored',
        (error: Error) => error.message,
      );
      await used.end();
      expect(failed).not.toBe('Restored');
      expect(failed.includes('Warning: the database has 1 other connection. Is the service stopped?')).toBe(
        store === 'postgres',
      );
      const unchanged = await startService({
        store,
        dataDir,
        databaseUrl: restoredUrl,
        environment: s3Environment,
      });
      const { access: token } = await logIn(unchanged);
      const kept = await call(unchanged, `/api/app/application-info/${made.body.id}`, { token });
      expect(kept.body.documents).toHaveLength(2);
      await unchanged.stop();

      if (store === 'pglite') {
        // A restore that was ended between its two renames: the database before it comes back, not an empty one.
        renameSync(join(dataDir, 'database'), join(dataDir, 'database.replaced'));
        mkdirSync(join(dataDir, 'database.loaded'));
        const again = await startService({ store, dataDir });
        const login = await logIn(again);
        const found = await call(again, `/api/app/application-info/${made.body.id}`, { token: login.access });
        await again.stop();
        expect(found.status).toBe(200);
        expect(readdirSync(dataDir)).not.toContain('database.loaded');

        // A database that cannot be written, as on a full disk: nothing stays that would keep it full.
        const text = gzipSync('no database');
        writeFileSync(join(backup, database.name), text);
        const ofText = createHash('sha256').update(text).digest('hex');
        Object.assign(database, { size: text.length, sha256: ofText });
        writeFileSync(join(backup, 'backup.json'), JSON.stringify(manifest));
        await expect(runCommand('restore.ts', ['--from', backup, '--force'], target)).rejects.toThrow(
          /^The database of the backup cannot be written to .+: .+\. The database before is as it was: .+\.\n$/,
        );
        expect(readdirSync(dataDir)).not.toContain('database.loaded');
      }

      appendFileSync(join(backup, 'documents', readdirSync(join(backup, 'documents'))[0] ?? ''), 'x');
      await expect(runCommand('restore.ts', ['--from', backup, '--force'], target)).rejects.toThrow(
        'damaged',
      );
    } finally {
      await service.remove();
      await s3?.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

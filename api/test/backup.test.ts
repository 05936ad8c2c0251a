import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runSql } from 'tooling/processes/postgres-server.ts';
import { call, logIn, sample } from './support/client.ts';
import { startS3 } from './support/fake-s3.ts';
import { postgresUrl, startService, stores } from './support/start-service.ts';

const scripts = fileURLToPath(new URL('../scripts/', `file://${__filename}`));

/** Runs a command as an operator does. Rejects with its message. */
const run = async (script: string, args: string[], environment: Record<string, string>) => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(scripts, script), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
  }).catch((error: { stderr: string }) => {
    throw new Error(error.stderr);
  });
  return stdout;
};

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
        await expect(run('backup.ts', ['--to', backups], original)).rejects.toThrow('Another process');
        await service.stop();
      }
      expect(await run('backup.ts', ['--to', backups, '--keep', '1'], original)).toContain('and 2 documents');
      const [name = ''] = readdirSync(backups);
      const backup = join(backups, name);

      await expect(run('restore.ts', ['--from', backup], original)).rejects.toThrow('--force');
      await expect(run('restore.ts', ['--from', backups], original)).rejects.toThrow('not a complete backup');

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
      expect(await run('restore.ts', ['--from', backup], target)).toContain('and 2 documents');
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
      expect(await run('restore.ts', ['--from', backup, '--force'], target)).toContain('Restored');

      appendFileSync(join(backup, 'documents', readdirSync(join(backup, 'documents'))[0] ?? ''), 'x');
      await expect(run('restore.ts', ['--from', backup, '--force'], target)).rejects.toThrow('damaged');
    } finally {
      await service.remove();
      await s3?.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

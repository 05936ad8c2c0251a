import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from 'tooling/cli/command.ts';
import { readArguments } from 'tooling/cli/read-arguments.ts';
import { runSql, startPostgres } from 'tooling/processes/postgres-server.ts';

const COURSES = 100_000;
const DOCUMENTS = 1_000;
const DOCUMENT_BYTES = 1_000_000;

/** `npm run bench:restore`: times backup and restore of 100,000 courses and 1,000 documents of 1 MB on a PostgreSQL server. */
runCommand(async () => {
  readArguments('npm run bench:restore', {});
  const folder = mkdtempSync(join(tmpdir(), 'bench-restore-'));
  const server = await startPostgres();
  const run = (script: string, args: string[], environment: Record<string, string>) => {
    const started = Date.now();
    execFileSync(process.execPath, [join(import.meta.dirname, script), ...args], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return (Date.now() - started) / 1_000;
  };
  try {
    await runSql(server.url('postgres'), 'CREATE DATABASE original');
    await runSql(server.url('postgres'), 'CREATE DATABASE restored');
    const original = { DATABASE_URL: server.url('original'), DATA_DIR: join(folder, 'original') };
    const restored = { DATABASE_URL: server.url('restored'), DATA_DIR: join(folder, 'restored') };
    run('seed.ts', ['--courses', String(COURSES)], original);
    const uploads = join(original.DATA_DIR, 'uploads');
    mkdirSync(uploads, { recursive: true });
    const keys = Array.from({ length: DOCUMENTS }, () => randomBytes(24).toString('base64url'));
    for (const key of keys) writeFileSync(join(uploads, key), randomBytes(DOCUMENT_BYTES));
    await runSql(
      original.DATABASE_URL,
      `WITH account AS (INSERT INTO users (email, password_hash) VALUES ('bench@example.com', '') RETURNING id),
       application AS (
         INSERT INTO applications (user_id, first_name, last_name, email, test_type, overall_score, contact, address,
           last_academic_qualification, marital_status, preferred_university, preferred_course)
         SELECT id, '', '', '', '', '', '', '', '', '', '', '' FROM account RETURNING id)
       INSERT INTO application_documents
         (application_id, document_group, position, storage_key, original_name, content_type, size)
       SELECT application.id, 'cv_documents', 0, key, 'cv.pdf', 'application/pdf', ${DOCUMENT_BYTES}
       FROM application, unnest(ARRAY[${keys.map((key) => `'${key}'`).join(',')}]) AS key`,
    );
    const backups = join(folder, 'backups');
    const backupSeconds = run('backup.ts', ['--to', backups], original);
    const restoreSeconds = run(
      'restore.ts',
      ['--from', join(backups, readdirSync(backups)[0] ?? '')],
      restored,
    );
    const [{ courses, documents }] = (await runSql(
      restored.DATABASE_URL,
      'SELECT (SELECT count(*) FROM courses) AS courses, (SELECT count(*) FROM application_documents) AS documents',
    )) as [{ courses: string; documents: string }];
    process.stdout.write(
      `${courses} courses, ${documents} documents of ${DOCUMENT_BYTES / 1e6} MB: backup ${backupSeconds.toFixed(1)} s, restore ${restoreSeconds.toFixed(1)} s\n`,
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

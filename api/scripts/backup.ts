import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFolder } from '../src/configuration/create-folder.ts';
import { DocumentMissing, type DocumentStore } from '../src/storage/document-store.ts';
import { openDocumentStore } from '../src/storage/open-document-store.ts';
import { DOCUMENTS, removeOldBackups, writeManifest } from './backup/backup-set.ts';
import { copyDocuments } from './backup/copy-documents.ts';
import { appliedMigrations, type CopiedDatabase, openCopiedDatabase } from './backup/database-copy.ts';
import { callerPath, readOptions, runScript, UsageError } from './run-script.ts';

const UNTIL_NEXT_NAME_MS = 200;
const usage = 'Usage: npm run backup -- --to <folder> [--keep <number of backups>]';
const DOCUMENTS_OF_APPLICATIONS = 'SELECT storage_key, size, application_id FROM application_documents';

// Writes database and documents of the configured service into a new folder, with checksums:
// `npm run backup -- --to /backups [--keep 30]`. A served database may be in use; of an embedded one the service has to
// be stopped.
await runScript(async (configuration) => {
  const values = readOptions(usage, { to: { type: 'string' }, keep: { type: 'string' } });
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (!values.to || (keep !== null && !(Number.isInteger(keep) && keep > 0))) throw new UsageError(usage);
  const started = Date.now();
  const target = callerPath(values.to);

  // The database first: it is locked then, and the store of a service that runs would lose what is being uploaded.
  const database = await openCopiedDatabase(configuration);
  try {
    const documents = await openDocumentStore(configuration);
    const migrations = await appliedMigrations(database);
    if (!migrations) throw new UsageError('The database is empty: there is nothing to back up.');
    const { folder, createdAt } = await makeFolder(target);
    const about = { createdAt, database: database.kind, migrations };
    const result = await copyInto(folder, about, { database, documents }).catch(async (error: unknown) => {
      // An incomplete copy is of no use, and a copy every night would fill the disk. Retries: some files may still be
      // under way.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
      throw error;
    });
    const removed = keep ? await removeOldBackups(target, keep, basename(folder)) : [];
    process.stdout.write(
      `Backup ${folder}: database and ${result.copied} documents in ${((Date.now() - started) / 1000).toFixed(1)} s${removed.length > 0 ? `; removed ${removed.length} old` : ''}.\n`,
    );
    if (result.damagedIn.length > 0)
      process.stdout.write(
        `Warning: documents of applications no. ${result.damagedIn.join(', ')} are damaged in the store: they have another size than when they were uploaded, also in this backup. Rename an earlier backup that has them whole, to keep it.\n`,
      );
  } finally {
    await database.close();
  }
});

/**
 * Makes the folder of a backup, named by the second in which it begins. Never one that exists: a backup that fails would
 * remove the one that began in the same second.
 */
async function makeFolder(target: string): Promise<{ folder: string; createdAt: string }> {
  createFolder(target, 0o700);
  for (;;) {
    const createdAt = new Date().toISOString();
    const folder = join(target, createdAt.replace(/[-:]|\.\d+/g, ''));
    try {
      await mkdir(folder, { mode: 0o700 });
      return { folder, createdAt };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await sleep(UNTIL_NEXT_NAME_MS);
    }
  }
}

interface Source {
  database: CopiedDatabase;
  documents: DocumentStore;
}

/**
 * Writes a backup into a folder.
 * @returns how many documents it has, and the applications with documents whose size in the store is another than when they
 * were uploaded
 */
async function copyInto(
  folder: string,
  about: Parameters<typeof writeManifest>[1],
  { database, documents }: Source,
): Promise<{ copied: number; damagedIn: number[] }> {
  await mkdir(join(folder, DOCUMENTS), { mode: 0o700 });
  const keysBefore = new Set((await database.query(DOCUMENTS_OF_APPLICATIONS)).map(([key]) => key));
  // The database first: the documents of its rows were stored before them and do not change.
  await database.dump(join(folder, database.fileName));
  const stored: string[] = [];
  for await (const { key } of documents.list()) stored.push(key);
  // Not while they are listed: nobody would see a copy that fails then, and the process would end without removing the rest.
  const copies = await copyDocuments(stored, async (key) => {
    const file = join(DOCUMENTS, key);
    // A service that runs removes what it has refused, and documents of people who are erased.
    const content = await documents.get(key).catch((error: unknown) => {
      if (error instanceof DocumentMissing) return null;
      throw error;
    });
    if (!content) return null;
    await pipeline(content, createWriteStream(join(folder, file), { mode: 0o600 }));
    return file;
  });
  const files = copies.filter((file) => file !== null);
  const copied = new Set(files);
  const expected = await database.query(DOCUMENTS_OF_APPLICATIONS);
  const missing = expected.filter(
    ([key]) => keysBefore.has(key) && !copied.has(join(DOCUMENTS, String(key))),
  );
  if (missing.length > 0)
    throw new UsageError(`${missing.length} documents of applications are not in the store; no backup.`);
  const manifest = await writeManifest(folder, about, [database.fileName, ...files]);
  const sizes = new Map(manifest.files.map(({ name, size }) => [name, size]));
  const damaged = expected.filter(
    ([key, size]) => (sizes.get(join(DOCUMENTS, String(key))) ?? Number(size)) !== Number(size),
  );
  return {
    copied: files.length,
    damagedIn: [...new Set(damaged.map(([, , application]) => Number(application)))].sort((a, b) => a - b),
  };
}

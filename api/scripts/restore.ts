import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDocumentStore } from '../src/storage/open-document-store.ts';
import { checkBackup, DOCUMENTS } from './backup/backup-set.ts';
import { copyDocuments } from './backup/copy-documents.ts';
import { appliedMigrations, openCopiedDatabase } from './backup/database-copy.ts';
import { callerPath, readOptions, runScript, UsageError } from './run-script.ts';

const usage = 'Usage: npm run restore -- --from <backup> [--force]';

// Brings a backup into the configured database and document store: `npm run restore -- --from /backups/20261122T201500Z`.
// Every file is compared with its checksum first. Data that is there already is replaced only with `--force`. The service
// has to be stopped.
await runScript(async (configuration) => {
  const values = readOptions(usage, { from: { type: 'string' }, force: { type: 'boolean' } });
  if (!values.from) throw new UsageError(usage);
  const started = Date.now();
  const folder = callerPath(values.from);
  const backup = await checkBackup(folder);
  const known = new Set(readdirSync(new URL('../migrations/', import.meta.url)));
  const unknown = backup.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UsageError(
      `A newer version made this backup (${unknown.join(', ')}). Restore it with that version.`,
    );

  // Locked before the store is opened, as in a backup.
  const database = await openCopiedDatabase(configuration);
  try {
    const documents = await openDocumentStore(configuration);
    if (database.kind !== backup.database)
      throw new UsageError(
        `This backup is of ${backup.database === 'postgres' ? 'a served' : 'an embedded'} database, but the other kind is configured (DATABASE_URL).`,
      );
    if (!values.force && (await appliedMigrations(database)))
      throw new UsageError('The database has tables already. To replace all data: --force');
    const others = await database.otherConnections();
    if (others > 0)
      process.stderr.write(
        `Warning: the database has ${others} other ${others === 1 ? 'connection' : 'connections'}. Is the service stopped? What it stores during a restore is lost, and afterwards it goes on with what it knows of the old data until it is restarted.\n`,
      );
    // The documents first: an interrupted restore leaves documents without rows, never rows without documents.
    const files = backup.files.filter(({ name }) => name.startsWith(`${DOCUMENTS}/`));
    await copyDocuments(files, ({ name }) =>
      documents.put(
        name.slice(DOCUMENTS.length + 1),
        createReadStream(join(folder, name)),
        'application/octet-stream',
      ),
    );
    await database.load(join(folder, database.fileName));
    process.stdout.write(
      `Restored the backup of ${backup.createdAt}: database and ${files.length} documents in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`,
    );
  } finally {
    await database.close();
  }
});

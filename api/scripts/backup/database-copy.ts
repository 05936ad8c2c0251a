import { createReadStream, existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { Configuration } from '../../src/configuration/configuration.ts';
import { createFolder } from '../../src/configuration/create-folder.ts';
import { DatabaseNotOpened, reasonOfEmbedded } from '../../src/database/connection.ts';
import { lockDirectory } from '../../src/database/directory-lock.ts';
import { checkingCertificates, toRecoverable } from '../../src/database/postgres.ts';
import {
  clearUpReplacing,
  loadedDirectory,
  replacedDirectory,
} from '../../src/database/replaced-directory.ts';
import { UsageError } from '../run-script.ts';
import { dumpDatabase, loadDump } from './postgres-programs.ts';

type Rows = unknown[][];

const CONNECTION_TIMEOUT_MS = 10_000;

/** The configured database, for copying all of it. */
export interface CopiedDatabase {
  kind: 'pglite' | 'postgres';
  /** Name of the file in a backup. */
  fileName: string;
  query: (text: string) => Promise<Rows>;
  /** How many other connections the database has, for example those of the service. */
  otherConnections: () => Promise<number>;
  /** Writes all of the database, as it is at one moment, to a file. */
  dump: (file: string) => Promise<void>;
  /** Replaces all of the database by a file, or changes nothing when it fails or is ended in the middle. */
  load: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** @throws DirectoryInUse when a service has the embedded database open */
export const openCopiedDatabase = (configuration: Configuration): Promise<CopiedDatabase> =>
  configuration.databaseUrl ? openServed(configuration.databaseUrl) : openEmbedded(configuration.dataDir);

async function openServed(url: string): Promise<CopiedDatabase> {
  const client = new pg.Client({
    connectionString: checkingCertificates(url),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  await client.connect().catch((error: unknown) => {
    throw toRecoverable(error);
  });
  const query = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows as Rows;
  return {
    kind: 'postgres',
    fileName: 'database.dump',
    query,
    otherConnections: async () => {
      const [[count] = []] = await query(
        `SELECT count(*) FROM pg_stat_activity
         WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
      return Number(count);
    },
    dump: (file) => dumpDatabase(url, file),
    load: async (file) => {
      await loadDump(url, file);
      await query('ANALYZE');
    },
    close: () => client.end(),
  };
}

async function openEmbedded(dataDir: string): Promise<CopiedDatabase> {
  createFolder(dataDir);
  const release = lockDirectory(join(dataDir, 'database.lock'));
  const directory = join(dataDir, 'database');
  const open = (folder: string, loadDataDir?: Blob) =>
    PGlite.create(folder, { extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) });
  try {
    clearUpReplacing(directory);
    let database = existsSync(directory)
      ? await open(directory).catch((error: unknown) => {
          throw new DatabaseNotOpened(directory, error);
        })
      : undefined;
    return {
      kind: 'pglite',
      fileName: 'database.tar.gz',
      query: async (text) => {
        const result = await database?.query<unknown[]>(text, [], { rowMode: 'array' });
        return result?.rows ?? [];
      },
      // It is locked.
      otherConnections: async () => 0,
      dump: async (file) => {
        const content = await database?.dumpDataDir('gzip');
        if (content) await writeFile(file, Buffer.from(await content.arrayBuffer()), { mode: 0o600 });
      },
      load: async (file) => {
        await database?.close();
        database = undefined;
        // Beside the old one, which stays until the new one is complete.
        const loaded = loadedDirectory(directory);
        const replaced = replacedDirectory(directory);
        await rm(loaded, { recursive: true, force: true });
        const openCopy = async () => {
          await checkArchive(file);
          return open(loaded, new Blob([await readFile(file)]));
        };
        const copy = await openCopy().catch(async (error: unknown) => {
          // What it has written would keep the disk full.
          await rm(loaded, { recursive: true, force: true });
          throw new UsageError(
            `The database of the backup cannot be written to ${loaded}: ${reasonOfEmbedded(error)}. The database before is as it was: repair that, and restore again.`,
          );
        });
        await copy.close();
        if (existsSync(directory)) {
          await rm(replaced, { recursive: true, force: true });
          await rename(directory, replaced);
        }
        await rename(loaded, directory);
        await rm(replaced, { recursive: true, force: true });
      },
      close: async () => {
        await database?.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * PGlite unpacks an archive without waiting for its errors: one that is cut, with the checksum of what is left of it,
 * would end the process.
 * @throws Error for an archive that does not unpack
 */
async function checkArchive(file: string): Promise<void> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), nothing).catch((error: Error) => {
    throw new Error(`${basename(file)} is damaged (${error.message})`);
  });
}

/** Names of the migrations that a database has had; null when it is empty. */
export async function appliedMigrations(database: CopiedDatabase): Promise<string[] | null> {
  const [[exists] = []] = await database.query("SELECT to_regclass('public.migrations') IS NOT NULL");
  if (!exists) return null;
  return (await database.query('SELECT name FROM migrations ORDER BY name')).map(([name]) => String(name));
}

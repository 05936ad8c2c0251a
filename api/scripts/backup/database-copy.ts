import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { Configuration } from '../../src/configuration/configuration.ts';
import { lockDirectory } from '../../src/database/directory-lock.ts';
import { runPostgresProgram } from './postgres-programs.ts';

type Rows = unknown[][];

/** The configured database, for copying all of it. */
export interface CopiedDatabase {
  kind: 'pglite' | 'postgres';
  /** Name of the file in a backup. */
  fileName: string;
  query: (text: string) => Promise<Rows>;
  /** Writes all of the database, as it is at one moment, to a file. */
  dump: (file: string) => Promise<void>;
  /** Replaces all of the database by a file. */
  load: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** @throws DirectoryInUse when a service has the embedded database open */
export const openCopiedDatabase = (configuration: Configuration): Promise<CopiedDatabase> =>
  configuration.databaseUrl ? openServed(configuration.databaseUrl) : openEmbedded(configuration.dataDir);

async function openServed(url: string): Promise<CopiedDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows as Rows;
  return {
    kind: 'postgres',
    fileName: 'database.dump',
    query,
    dump: (file) =>
      runPostgresProgram('pg_dump', url, ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`]),
    load: async (file) => {
      await query('DROP SCHEMA public CASCADE');
      await query('CREATE SCHEMA public');
      // The schema may be part of the dump.
      await runPostgresProgram('pg_restore', url, [
        '--clean',
        '--if-exists',
        '--no-owner',
        '--no-acl',
        '--single-transaction',
        '--exit-on-error',
        file,
      ]);
      await query('ANALYZE');
    },
    close: () => client.end(),
  };
}

async function openEmbedded(dataDir: string): Promise<CopiedDatabase> {
  const release = lockDirectory(join(dataDir, 'database.lock'));
  const directory = join(dataDir, 'database');
  const open = (loadDataDir?: Blob) =>
    PGlite.create(directory, { extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) });
  try {
    let database = existsSync(directory) ? await open() : undefined;
    return {
      kind: 'pglite',
      fileName: 'database.tar.gz',
      query: async (text) => {
        const result = await database?.query<unknown[]>(text, [], { rowMode: 'array' });
        return result?.rows ?? [];
      },
      dump: async (file) => {
        const content = await database?.dumpDataDir('gzip');
        if (content) await writeFile(file, Buffer.from(await content.arrayBuffer()), { mode: 0o600 });
      },
      load: async (file) => {
        await database?.close();
        await rm(directory, { recursive: true, force: true });
        database = await open(new Blob([await readFile(file)]));
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

/** Names of the migrations that a database has had; null when it is empty. */
export async function appliedMigrations(database: CopiedDatabase): Promise<string[] | null> {
  const [[exists] = []] = await database.query("SELECT to_regclass('public.migrations') IS NOT NULL");
  if (!exists) return null;
  return (await database.query('SELECT name FROM migrations ORDER BY name')).map(([name]) => String(name));
}

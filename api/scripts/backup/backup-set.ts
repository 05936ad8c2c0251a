import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../run-script.ts';

/** Folder of the documents in a backup. */
export const DOCUMENTS = 'documents';
const MANIFEST = 'backup.json';
const FORMAT = 1;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  database: z.enum(['pglite', 'postgres']),
  /** Names of the migrations of its tables. */
  migrations: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});

/** What a backup contains. It is written last: a folder without it is not a backup. */
export type BackupManifest = z.infer<typeof manifestSchema>;

async function describeFile(folder: string, name: string) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk as Buffer);
  return { name, size: (await stat(join(folder, name))).size, sha256: hash.digest('hex') };
}

/** Describes all files of a folder and completes the backup with it. */
export async function writeManifest(
  folder: string,
  about: Omit<BackupManifest, 'files' | 'format'>,
  names: readonly string[],
): Promise<BackupManifest> {
  const files = [];
  for (const name of names) files.push(await describeFile(folder, name));
  const manifest: BackupManifest = { format: FORMAT, ...about, files };
  const temporary = join(folder, `${MANIFEST}.part`);
  await writeFile(temporary, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await rename(temporary, join(folder, MANIFEST));
  return manifest;
}

/** Reads a backup and compares all its files with their checksums. @throws UsageError that names what is wrong */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new UsageError(`${folder} is not a complete backup: it has no ${MANIFEST}.`);
  });
  const manifest = readManifest(text);
  for (const file of manifest.files) {
    const found = await describeFile(folder, file.name).catch(() => null);
    if (found?.sha256 !== file.sha256)
      throw new UsageError(`The backup is damaged: ${file.name} ${found ? 'has changed' : 'is missing'}.`);
  }
  return manifest;
}

function readManifest(text: string): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new UsageError(
      `The backup is damaged, or a newer version made it: ${MANIFEST} is not a list of its files in format ${FORMAT}.`,
    );
  }
}

/** Names of backups: when they were begun, as `backup.ts` writes it. */
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** No backup takes this long: an incomplete one of this age was ended in the middle. */
const LONGEST_BACKUP_MS = 24 * 3_600_000;

const isCompleteIn = (folder: string, name: string): Promise<boolean> =>
  stat(join(folder, name, MANIFEST)).then(
    () => true,
    () => false,
  );

/**
 * Removes all but the newest complete backups of a folder, and those that were ended in the middle a day ago or longer.
 * A folder of another name, such as a backup that was renamed to keep it, stays and does not count.
 * @param made name of the backup that was just made. It stays: while the clock is behind, it looks like the oldest.
 * @returns the names of those removed
 */
export async function removeOldBackups(folder: string, keep: number, made: string): Promise<string[]> {
  const names = (await readdir(folder)).sort();
  const complete: string[] = [];
  const old: string[] = [];
  for (const name of names) {
    if (name === made || !NAME.test(name)) continue;
    const begun = Date.parse(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'));
    if (await isCompleteIn(folder, name)) complete.push(name);
    else if (Date.now() - begun > LONGEST_BACKUP_MS) old.push(name);
  }
  old.push(...complete.slice(0, Math.max(0, complete.length - (keep - 1))));
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore, integrityOf, readNewestSet } from 'shared-releases';
import { writeSet } from './changed-remote.ts';

/** Releases the newest version of a remote again under another number, without a build. */
export async function releaseAgain(folder: string, name: string, version: string): Promise<void> {
  const { remotes } = await readNewestSet(createFolderStore(folder), 'production');
  const from = path.join(folder, name, remotes[name]?.version ?? '');
  const to = path.join(folder, name, version);
  cpSync(from, to, { recursive: true });
  const file = path.join(to, 'remote.json');
  const descriptor = JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version });
  writeFileSync(file, descriptor);
  await writeSet(folder, `release ${name} ${version}`, (before) => ({
    ...before,
    [name]: { version, descriptor: integrityOf(descriptor) },
  }));
}

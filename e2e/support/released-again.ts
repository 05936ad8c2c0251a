import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore, integrityOf, readNewestSet } from 'shared-releases';
import type { RemoteDescriptor } from 'shared-releases/descriptor';
import { writeSet } from './changed-remote.ts';

/**
 * Releases the newest version of a remote again under another number, without a build.
 * @param changeServerCode what the code with which the server renders becomes
 */
export async function releaseAgain(
  folder: string,
  name: string,
  version: string,
  changeServerCode: (code: string) => string = (code) => code,
): Promise<void> {
  const { remotes } = await readNewestSet(createFolderStore(folder), 'production');
  const from = path.join(folder, name, remotes[name]?.version ?? '');
  const to = path.join(folder, name, version);
  cpSync(from, to, { recursive: true });
  const file = path.join(to, 'remote.json');
  const before: RemoteDescriptor = JSON.parse(readFileSync(file, 'utf8'));
  const bundle = before.server.file;
  const code = changeServerCode(readFileSync(path.join(to, bundle), 'utf8'));
  writeFileSync(path.join(to, bundle), code);
  const files = { ...before.files, [bundle]: { ...before.files[bundle], integrity: integrityOf(code) } };
  const descriptor = JSON.stringify({ ...before, version, files });
  writeFileSync(file, descriptor);
  await writeSet(folder, `release ${name} ${version}`, (before) => ({
    ...before,
    [name]: { version, descriptor: integrityOf(descriptor) },
  }));
}

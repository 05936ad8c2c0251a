import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseDescriptor, type RemoteDescriptor } from '../descriptor/descriptor.ts';
import { ReleaseError } from '../errors.ts';
import { SHELL } from '../sets/release-set.ts';
import { integrityOf } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { BILL_OF_MATERIALS_FILE, readBillOfMaterials } from './bill-of-materials.ts';
import { type ShellManifest, shellManifestSchema } from './shell-manifest.ts';

/** Text files; pictures and fonts are already compressed. */
const compressible = /\.(js|css|svg|json|txt|xml)$/;

/**
 * Uploads one build (`dist` with its `remote.json`) into its immutable folder, each text file with a brotli-compressed
 * copy. Repeating it changes nothing. The descriptor is uploaded last, so that a folder with a descriptor is complete.
 * @throws ReleaseError when a file does not have the hash in its descriptor.
 */
export async function publishRemote(
  store: ReleaseStore,
  dist: string,
): Promise<{ descriptor: RemoteDescriptor; hash: string; isNew: boolean }> {
  const text = await readFile(path.join(dist, 'remote.json'));
  const descriptor = parseDescriptor(JSON.parse(text.toString('utf8')), path.join(dist, 'remote.json'));
  const folder = `${descriptor.name}/${descriptor.version}`;
  const existing = await store.get(`${folder}/remote.json`);
  if (existing) return { descriptor, hash: integrityOf(existing), isNew: false };
  await publishFiles(store, dist, folder, descriptor.files);
  await publishBill(store, dist, folder, descriptor);
  await store.putIfAbsent(`${folder}/remote.json`, text);
  return { descriptor, hash: integrityOf(text), isNew: true };
}

/**
 * Uploads a build of the shell (`dist` with its `shell.json`) under `shell/<version>/`. Repeating it changes nothing. The
 * manifest is uploaded last, with the time of the upload.
 * @returns the manifest, and the hash of `shell.json` in the store
 * @throws Error when a file does not have the hash in the manifest
 */
export async function publishShell(
  store: ReleaseStore,
  dist: string,
): Promise<{ manifest: ShellManifest; hash: string }> {
  const built = JSON.parse(await readFile(path.join(dist, 'shell.json'), 'utf8'));
  const manifest = shellManifestSchema.parse(built);
  const folder = `shell/${manifest.version}`;
  const existing = await store.get(`${folder}/shell.json`);
  if (existing) return { manifest, hash: integrityOf(existing) };
  await publishFiles(store, dist, folder, manifest.files);
  await publishBill(store, dist, folder, { name: SHELL, version: manifest.version });
  const content = Buffer.from(JSON.stringify({ ...built, releasedAt: new Date().toISOString() }));
  const isNew = await store.putIfAbsent(`${folder}/shell.json`, content);
  const stored = isNew ? content : ((await store.get(`${folder}/shell.json`)) ?? content);
  return { manifest, hash: integrityOf(stored) };
}

async function publishFiles(
  store: ReleaseStore,
  dist: string,
  folder: string,
  files: RemoteDescriptor['files'],
) {
  for (const [file, { integrity }] of Object.entries(files)) {
    const content = await readFile(path.join(dist, file));
    if (integrityOf(content) !== integrity)
      throw new ReleaseError(
        `${path.join(dist, file)} changed after its descriptor was written. Build again.`,
      );
    await publishFile(store, `${folder}/${file}`, content);
  }
}

/** The packages in the bundles, beside the files that visitors load; it is for auditors and is never served. */
async function publishBill(
  store: ReleaseStore,
  dist: string,
  folder: string,
  { name, version }: { name: string; version: string },
) {
  const bill = readBillOfMaterials(dist, { name, version });
  if (bill) await store.putIfAbsent(`${folder}/${BILL_OF_MATERIALS_FILE}`, Buffer.from(bill));
}

async function publishFile(store: ReleaseStore, key: string, content: Buffer) {
  await store.putIfAbsent(key, content);
  if (!compressible.test(key) || content.length < 512) return;
  const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await store.putIfAbsent(`${key}.br`, compressed);
}

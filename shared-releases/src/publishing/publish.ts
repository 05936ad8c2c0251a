import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseDescriptor, type RemoteDescriptor } from '../descriptor/descriptor.ts';
import { integrityOf } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

/** Text files; pictures and fonts are already compressed. */
const compressible = /\.(js|css|svg|json|txt|xml)$/;

/**
 * Uploads one build (`dist` with its `remote.json`) into its immutable folder, each text file with a brotli-compressed
 * copy. Repeating it changes nothing. The descriptor is uploaded last, so that a folder with a descriptor is complete.
 * @throws Error when a file does not have the hash in its descriptor.
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
  for (const [file, { integrity }] of Object.entries(descriptor.files)) {
    const content = await readFile(path.join(dist, file));
    if (integrityOf(content) !== integrity)
      throw new Error(`${path.join(dist, file)} changed after its descriptor was written. Build again.`);
    await publishFile(store, `${folder}/${file}`, content);
  }
  await store.putIfAbsent(`${folder}/remote.json`, text);
  return { descriptor, hash: integrityOf(text), isNew: true };
}

/**
 * Uploads the shell's browser files under `shell/<version>/`; those of older shells stay, because open tabs use them.
 * The manifest and the server bundle are uploaded as well, because the render gate also runs under the previous shell.
 */
export async function publishShell(store: ReleaseStore, dist: string, version: string): Promise<void> {
  if (await store.get(`shell/${version}/shell.json`)) return;
  const web = path.join(dist, 'web');
  for (const entry of await readdir(web, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const key = `shell/${version}/web/${path.relative(web, full).split(path.sep).join('/')}`;
    await publishFile(store, key, await readFile(full));
  }
  await store.putIfAbsent(
    `shell/${version}/server/render.cjs`,
    await readFile(path.join(dist, 'server/render.cjs')),
  );
  const manifest = {
    ...JSON.parse(await readFile(path.join(dist, 'shell.json'), 'utf8')),
    releasedAt: new Date().toISOString(),
  };
  await store.putIfAbsent(`shell/${version}/shell.json`, Buffer.from(JSON.stringify(manifest)));
}

async function publishFile(store: ReleaseStore, key: string, content: Buffer) {
  await store.putIfAbsent(key, content);
  if (!compressible.test(key) || content.length < 512) return;
  const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await store.putIfAbsent(`${key}.br`, compressed);
}

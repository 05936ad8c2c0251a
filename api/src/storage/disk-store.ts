import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createFolder } from '../configuration/create-folder.ts';
import { DocumentMissing, type DocumentStore, type StoredObject } from './document-store.ts';

const PART_SUFFIX = '.part';
/** A part this old belongs to a process that died: no upload lasts longer. */
const MAX_PART_AGE_MS = 3_600_000;

/**
 * Documents as files of one directory. A file gets its final name when its bytes are on the disk.
 * @param options `isShared`: other processes store documents in it too
 */
export async function openDiskStore(
  directory: string,
  { isShared }: { isShared: boolean },
): Promise<DocumentStore> {
  createFolder(directory, 0o700);
  if (!isShared)
    for (const name of await readdir(directory))
      if (name.endsWith(PART_SUFFIX)) await rm(join(directory, name), { force: true });
  const pathOf = (key: string) => {
    if (!/^[A-Za-z0-9_-]{16,64}$/.test(key)) throw new Error('Invalid storage key.');
    return join(directory, key);
  };
  const sync = async (path: string) => {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const part = `${path}${PART_SUFFIX}`;
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
        await rename(part, path);
        await sync(directory);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      const path = pathOf(key);
      await access(path).catch(() => {
        throw new DocumentMissing('The document is not in the store.');
      });
      return createReadStream(path);
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    async *list() {
      for (const name of await readdir(directory)) {
        const found = await stat(join(directory, name)).catch(() => null);
        if (!found) continue;
        if (name.endsWith(PART_SUFFIX)) {
          if (Date.now() - found.mtimeMs > MAX_PART_AGE_MS) await rm(join(directory, name), { force: true });
        } else yield { key: name, modified: found.mtime } satisfies StoredObject;
      }
    },
    check: () => access(directory, constants.W_OK),
  };
}

import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DocumentMissing, type DocumentStore, type StoredObject } from './document-store.ts';

const unfinished = '.part';

/** Documents as files of one directory. A file has its final name only once its bytes are on the disk. */
export async function openDiskStore(directory: string): Promise<DocumentStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => {
    if (!/^[A-Za-z0-9_-]{16,64}$/.test(key)) throw new Error('Not a key of this store.');
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
      const part = `${path}${unfinished}`;
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
        if (name.endsWith(unfinished)) {
          // Left by a process that died while writing: nobody writes a part for longer than this.
          if (Date.now() - found.mtimeMs > 3_600_000) await rm(join(directory, name), { force: true });
        } else yield { key: name, modified: found.mtime } satisfies StoredObject;
      }
    },
    check: () => access(directory, constants.W_OK),
  };
}

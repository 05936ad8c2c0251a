import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../errors.ts';
import { createFolder } from './create-folder.ts';
import type { ReleaseStore } from './store.ts';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Of errors that say that there is no room. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** A release store in a folder: the default. A static file server or CDN can serve the folder directly. */
export function createFolderStore(folder: string): ReleaseStore {
  const root = path.resolve(folder);
  const locate = (key: string) => {
    const full = path.resolve(root, key);
    if (full !== root && !full.startsWith(root + path.sep))
      throw new Error(`"${key}" lies outside the release store.`);
    return full;
  };
  const refused = (error: unknown) => {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const remedy = FULL.includes(code)
      ? 'Make room there (npm run sweep removes releases that nobody gets), then repeat the command'
      : 'Set RELEASE_STORE to a folder that can be written';
    return new ReleaseError(`The release store ${root} cannot be written: ${message}. ${remedy}.`);
  };
  /** Writes a file beside the target, so that readers never see a partial one. @returns its path */
  const writeBeside = async (target: string, content: Buffer): Promise<string> => {
    const temporary = `${target}.${randomUUID()}.tmp`;
    try {
      await createFolder(path.dirname(target));
      await writeFile(temporary, content);
    } catch (error) {
      // On a full disk, the servers of the site would leave one at each attempt to write their counts.
      await rm(temporary, { force: true }).catch(() => undefined);
      throw refused(error);
    }
    return temporary;
  };
  const list = async (prefix: string): Promise<string[]> => {
    const folderOf = prefix.endsWith('/') ? prefix : path.posix.dirname(prefix);
    try {
      const entries = await readdir(locate(folderOf), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
        .filter((key) => key.startsWith(prefix))
        .sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  return {
    get: async (key) => {
      try {
        return await readFile(locate(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    putIfAbsent: async (key, content) => {
      const target = locate(key);
      const temporary = await writeBeside(target, content);
      try {
        // Unlike a renaming, it fails when the name exists.
        await link(temporary, target);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await unlink(temporary);
      }
    },
    put: async (key, content) => {
      const target = locate(key);
      await rename(await writeBeside(target, content), target);
    },
    remove: async (prefix) => {
      if (!prefix.endsWith('/')) throw new Error(`"${prefix}" is not a folder of the release store.`);
      await rm(locate(prefix), { recursive: true, force: true });
    },
    list,
    lastWrite: async (prefix) => {
      // A file that is removed meanwhile does not count.
      const times = await Promise.all(
        (await list(prefix)).map((key) =>
          stat(locate(key)).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        ),
      );
      return times.reduce((newest, time) => Math.max(newest, time), 0);
    },
  };
}

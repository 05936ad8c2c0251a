import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PackSource } from './pack-source.ts';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Without the path on this machine, which `/health` would show: problems name the file. */
function withoutPath(error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const isDenied = code === 'EACCES' || code === 'EPERM';
  return new Error(
    isDenied
      ? 'the user of the server may not read it: change its rights'
      : message.replace(/, \w+ '.*'$/s, ''),
    { cause: error },
  );
}

/** A pack in a folder of this machine. */
export function createFolderSource(folder: string): PackSource {
  const root = path.resolve(folder);
  const assertFolder = async () => {
    const found = await stat(root).catch((error) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!found?.isDirectory()) throw new Error(`${folder} is not a folder`);
  };
  return {
    name: folder,
    read: async (file) => {
      await assertFolder();
      try {
        return await readFile(path.join(root, file));
      } catch (error) {
        if (isMissing(error)) return null;
        throw withoutPath(error);
      }
    },
    list: async () => {
      await assertFolder();
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          throw withoutPath(error);
        },
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
        .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
        .sort();
    },
  };
}

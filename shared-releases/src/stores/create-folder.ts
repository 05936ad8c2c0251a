import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and the missing ones above it. Not by the option `recursive` of Node, which tries without end where no
 * folder can be made, such as below `/proc`.
 */
export async function createFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (!existsSync(parent)) await createFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    const found = await stat(folder).catch(() => null);
    if (!found?.isDirectory()) throw error;
  }
}

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and the missing ones above it. Not by the option `recursive` of Node, which tries without end where no
 * folder can be made, such as below `/proc`.
 */
export function createFolder(folder: string, mode?: number): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) createFolder(parent, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

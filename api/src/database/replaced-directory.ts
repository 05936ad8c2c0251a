import { existsSync, renameSync } from 'node:fs';

/** Where a restore keeps an embedded database until the restored one has taken its place. */
export const replacedDirectory = (directory: string): string => `${directory}.replaced`;

/**
 * Puts the embedded database back that a restore had moved away when it was ended: without it a service would begin with
 * an empty one. Call it with the lock.
 */
export function putBackReplaced(directory: string): void {
  const replaced = replacedDirectory(directory);
  if (!existsSync(directory) && existsSync(replaced)) renameSync(replaced, directory);
}

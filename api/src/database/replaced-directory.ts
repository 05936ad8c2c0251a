import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where a restore writes an embedded database, and where it keeps the one before until the new one has its place. */
export const loadedDirectory = (directory: string): string => `${directory}.loaded`;
export const replacedDirectory = (directory: string): string => `${directory}.replaced`;

/**
 * Clears up after a restore that was ended in the middle. Where it had moved the database away, that one comes back:
 * without it a service would begin with an empty one. What is left besides would keep personal data. Call it with the
 * lock.
 */
export function clearUpReplacing(directory: string): void {
  const replaced = replacedDirectory(directory);
  if (!existsSync(directory) && existsSync(replaced)) renameSync(replaced, directory);
  for (const left of [replaced, loadedDirectory(directory)]) rmSync(left, { recursive: true, force: true });
}

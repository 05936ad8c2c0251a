import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../cli/command-error.ts';

/** Files with the command of a site's first release, which names the shell and every remote. */
const FILES = ['deploy/compose.yaml', 'docs/operations.md'];
/** That command in either file, up to its last remote: `release -- shell mfe-a mfe-b`, `[release, --, shell, mfe-a, mfe-b`. */
const FIRST_RELEASE = /\brelease,? --,? shell(,? )mfe-[a-z0-9-]+(?:,? mfe-[a-z0-9-]+)*/;

/**
 * Adds a new remote to the first release of a site. Tests of the repository compare the lists with the folders.
 * @returns the changed files, relative to `root`
 * @throws CommandError when a file has no such command any more
 */
export function addToLists(name: string, root: string): string[] {
  for (const file of FILES) {
    const full = path.join(root, file);
    const text = readFileSync(full, 'utf8');
    if (!FIRST_RELEASE.test(text))
      throw new CommandError(`${file} has no first release that ${name} can be added to: add it there.`);
    writeFileSync(
      full,
      text.replace(FIRST_RELEASE, (list, separator) => `${list}${separator}${name}`),
    );
  }
  return FILES;
}

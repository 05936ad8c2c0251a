import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** All remotes: folders `mfe-*` with a remote.config.ts, sorted by dev port. Found on disk, so that no list needs an edit. */
export const remotes: readonly { name: string; port: number }[] = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'remote.config.ts')))
  .map((name) => ({ name, port: portOf(name) }))
  .sort((a, b) => a.port - b.port);

/** Read as text, because the configuration may import files that only a bundler can load. */
function portOf(name: string): number {
  const found = /^\s*port:\s*(\d+)/m.exec(readFileSync(path.join(root, name, 'remote.config.ts'), 'utf8'));
  return found ? Number(found[1]) : endWithoutPort(name);
}

/** Ends the process with one line: commands import this file before they can catch an error. */
function endWithoutPort(name: string): never {
  process.stderr.write(
    `${name}/remote.config.ts has no line with the port of ${name}. Give it one that no other remote has: port: 3010,\n`,
  );
  process.exit(1);
}

/** All workspaces of package.json that have a tsconfig.json. */
export const workspaces: readonly string[] = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  .workspaces.flatMap((name: string) => (name === 'mfe-*' ? remotes.map((remote) => remote.name) : name))
  .filter((name: string) => existsSync(path.join(root, name, 'tsconfig.json')));

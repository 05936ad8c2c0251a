import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCollisions } from 'shared-releases/descriptor';
import { CommandError, runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { addToLists } from '../create-remote/add-to-lists.ts';
import { createRemote } from '../create-remote/create-remote.ts';
import { run } from '../processes/services.ts';
import { remotes, root } from '../repository.ts';

const usage = 'npm run create-remote -- mfe-stories';

/** `npm run create-remote -- mfe-stories` */
runCommand(async () => {
  const { positionals } = readArguments(usage, { allowPositionals: true });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new CommandError(`Name the new remote: ${usage}`);
  refuseOwnedPath(name);
  const port = Math.max(3000, ...remotes.map((remote) => remote.port)) + 1;
  const files = createRemote({ name, into: root, port, workflows: path.join(root, '.github/workflows') });
  files.push(...addToLists(name, root));
  process.stdout.write(`${files.join('\n')}\n`);
  // In a process of its own, whose list of remotes has the new one.
  if ((await run(process.execPath, [path.join(root, 'tooling/commands/variables.ts')])) !== 0)
    throw new CommandError('docs/variables.md was not written: npm run variables');
  // npm links the new workspace into node_modules.
  if ((await run('npm', ['install', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'])) !== 0)
    throw new CommandError('npm install failed; run it again before you go on.');
  process.stdout.write(
    `\n${name} is ready: npm run dev -- ${name}, then http://localhost:${port}; npm run release -- ${name} puts it on the site.\n`,
  );
});

/**
 * The first page of a new remote has its name as path: `mfe-health` would claim one of the shell's, `mfe-login` one of
 * another remote.
 */
function refuseOwnedPath(name: string): void {
  const claims = [
    ...remotes
      .filter((remote) => remote.name !== name)
      .map((remote) => claimsOf(remote.name, pathsOf(remote.name))),
    claimsOf(name, [name.replace(/^mfe-/, '/')]),
  ];
  const collision = findCollisions(claims).find((one) => one.remote === name);
  if (collision) throw new CommandError(`${collision.reason}. Choose another name. Nothing was changed.`);
}

function claimsOf(name: string, paths: readonly string[]) {
  const routes = paths.map((one) => ({ path: one, page: 'home', scripts: [], styles: [], widgets: [] }));
  return { name, routes, redirects: [], widgets: [], feeds: [] };
}

/** Paths of pages and of redirects. Read as text, because a configuration may import what only a bundler can load. */
function pathsOf(name: string): string[] {
  const config = readFileSync(path.join(root, name, 'remote.config.ts'), 'utf8');
  return [...config.matchAll(/\b(?:path|from):\s*'(\/[^']*)'/g)].map(([, found = '']) => found);
}

#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../cli/command-error.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { createRepository } from './create-remote.ts';

const USAGE = `npx create-remote mfe-stories [--port 3010]
Without access to the package registry of the site, with the packed packages in <folder>:
  npx --package <folder>/create-remote-<version>.tgz create-remote mfe-stories [--port 3010] --packages <folder>`;

/** `npx create-remote mfe-stories`: a repository for a new remote, in the current folder. */
try {
  main();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function main() {
  const { values, positionals } = read();
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new CommandError(USAGE);
  const port = Number(values.port);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new CommandError(`--port ${values.port} is not a port.`);
  const packed = values.packages === undefined ? undefined : tarballs(values.packages);
  const published: Record<string, string> = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'versions.json'), 'utf8'),
  );
  const files = createRepository({ name, into: process.cwd(), port, versions: published, packed });
  process.stdout.write(`${files.join('\n')}\n
${name} is ready:
  cd ${name} && git init && npm install
  npm test                                   its tests, the conformance kit among them
  npm run dev                                alone at http://localhost:${port}
  npm run release -- --store <release store> through the gates, onto the site
`);
}

function read() {
  return readArguments(USAGE, {
    allowPositionals: true,
    options: { port: { type: 'string', default: '3010' }, packages: { type: 'string' } },
  });
}

/** Paths of the packed packages by name, for teams without access to the package registry of the site. */
function tarballs(folder: string): Record<string, string> {
  const packed = (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
    const name = /^(.+)-\d+\.\d+\.\d+[\w.+-]*\.tgz$/.exec(file)?.[1];
    // A repository does not need what has made it.
    return name && name !== 'create-remote' ? [[name, path.resolve(folder, file)]] : [];
  });
  if (packed.length === 0) throw new CommandError(`${folder} contains no packed packages (*.tgz).`);
  return Object.fromEntries(packed);
}

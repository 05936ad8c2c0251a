import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseBuiltDescriptor } from 'shared-releases/descriptor';
import { CommandError } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { hashFiles, versionFrom } from '../preset/hashed-files.ts';
import { authorshipOf } from '../release/authorship.ts';

/**
 * Completes a hand-written descriptor, for builds without the preset: the commit, the hash and size of every file of
 * `dist`, and a version that changes with the content. Everything else stays as it was written.
 * @throws CommandError that lists every invalid field
 */
export function describeBuild(folder: string, file: string): void {
  const source = path.join(folder, file);
  const dist = path.join(folder, 'dist');
  if (!existsSync(source)) throw new CommandError(`${file} is missing: write the descriptor first.`);
  const folders = ['web', 'server', 'types'].filter((name) => existsSync(path.join(dist, name)));
  if (folders.length === 0) throw new CommandError('dist/web and dist/server are missing: build first.');
  const files = hashFiles(dist, folders);
  const { $schema, ...written } = readWritten(source, file);
  const version = versionFrom(String(written.version ?? '').replace(/-[0-9a-f]{10}$/, ''), files);
  const complete = { ...written, version, commit: authorshipOf(folder).commit, files };
  try {
    parseBuiltDescriptor(complete, file);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
  writeFileSync(path.join(dist, 'remote.json'), `${JSON.stringify(complete, null, 2)}\n`);
  printLine(`dist/remote.json: ${written.name} ${version}, ${Object.keys(files).length} files`);
}

function readWritten(source: string, file: string) {
  try {
    return JSON.parse(readFileSync(source, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${(error as Error).message}`);
  }
}

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRemote } from '../create-remote/create-remote.ts';
import { root } from '../repository.ts';

/** Installed packages whose paths the federation plugin writes into a build: each checkout has them in its own folder. */
const COPIED = '@module-federation';

const NOT_IN_GIT = ['node_modules', 'dist', 'test-reports'];

/** A checkout, as much of it as a build reads: these folders of the repository are its own. */
function checkOut(folder: string, own: readonly string[]): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== COPIED && !own.includes(name))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  cpSync(path.join(root, 'node_modules', COPIED), path.join(modules, COPIED), { recursive: true });
  for (const name of own) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !NOT_IN_GIT.includes(path.basename(file)),
    });
    symlinkSync(`../${name}`, path.join(modules, name));
  }
}

/** What a build lists of itself when it is made in two checkouts. */
function builtTwice(prepare: (checkout: string) => string, list: string) {
  const above = mkdtempSync(path.join(os.tmpdir(), 'checkouts-'));
  try {
    return ['first', 'of-somebody-else'].map((name) => {
      const folder = prepare(path.join(above, name));
      execFileSync(process.execPath, [path.join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
        cwd: folder,
      });
      return JSON.parse(readFileSync(path.join(folder, 'dist', list), 'utf8'));
    });
  } finally {
    rmSync(above, { recursive: true, force: true });
  }
}

describe('the same sources have the same version in every folder, so that releasing them from another machine changes nothing', () => {
  test('a remote', () => {
    const [first, second] = builtTwice((checkout) => {
      checkOut(checkout, ['tooling']);
      createRemote({ name: 'mfe-stories', into: checkout, port: 3010 });
      return path.join(checkout, 'mfe-stories');
    }, 'remote.json');
    expect(first.version).toMatch(/^1\.0\.0-/);
    expect(second.files).toEqual(first.files);
    expect(second.version).toBe(first.version);
  }, 120_000);

  test('the shell', () => {
    const shared = readdirSync(root).filter((name) => name.startsWith('shared-'));
    const [first, second] = builtTwice((checkout) => {
      checkOut(checkout, ['tooling', 'shell', ...shared]);
      return path.join(checkout, 'shell');
    }, 'shell.json');
    expect(Object.keys(first.files).length).toBeGreaterThan(10);
    expect(second.files).toEqual(first.files);
    expect(second.version).toBe(first.version);
  }, 240_000);
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRemote } from '../create-remote/create-remote.ts';
import { root } from '../repository.ts';

/** Installed packages whose paths the federation plugin writes into a build: each checkout has them in its own folder. */
const COPIED = '@module-federation';

/** A checkout with a new remote, as much of it as the build of the remote reads. */
function checkOut(folder: string): string {
  cpSync(path.join(root, 'tooling'), path.join(folder, 'tooling'), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== COPIED && name !== 'tooling')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  cpSync(path.join(root, 'node_modules', COPIED), path.join(modules, COPIED), { recursive: true });
  symlinkSync('../tooling', path.join(modules, 'tooling'));
  createRemote({ name: 'mfe-stories', into: folder, port: 3010 });
  return path.join(folder, 'mfe-stories');
}

test('the same sources have the same version in every folder, so that releasing them from another machine changes nothing', () => {
  const above = mkdtempSync(path.join(os.tmpdir(), 'checkouts-'));
  try {
    const [first, second] = ['first', 'of-somebody-else'].map((name) => {
      const remote = checkOut(path.join(above, name));
      execFileSync(process.execPath, [path.join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
        cwd: remote,
      });
      return JSON.parse(readFileSync(path.join(remote, 'dist/remote.json'), 'utf8'));
    });
    expect(first.version).toMatch(/^1\.0\.0-/);
    expect(second.files).toEqual(first.files);
    expect(second.version).toBe(first.version);
  } finally {
    rmSync(above, { recursive: true, force: true });
  }
}, 120_000);

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRemote } from '../create-remote/create-remote.ts';
import { root } from '../repository.ts';

let into: string;
beforeEach(() => {
  // Inside the repository, so that the remote resolves the same packages.
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  into = mkdtempSync(path.join(root, '.cache/one-react-'));
});
afterEach(() => rmSync(into, { recursive: true, force: true }));

function writePackage(folder: string, code: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: path.basename(folder) }));
  writeFileSync(path.join(folder, 'index.js'), code);
}

test("a library that brings a React of its own gets that of the page, in the remote's tests and alone, as on the site", () => {
  createRemote({ name: 'mfe-stories', into, port: 3999 });
  const folder = path.join(into, 'mfe-stories');
  const library = path.join(folder, 'node_modules/clicks');
  writePackage(
    library,
    "const { createElement, useState } = require('react'); exports.Clicks = () => createElement('p', null, useState(0)[0]);",
  );
  writePackage(path.join(library, 'node_modules/react'), "throw new Error('a React of its own');");
  const page = path.join(folder, 'src/pages/home/index.tsx');
  const text = readFileSync(page, 'utf8').replace('<Text>', '<Clicks /><Text>');
  writeFileSync(page, `import { Clicks } from 'clicks';\n${text}`);
  const run = (file: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, file), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  expect(run('node_modules/jest/bin/jest.js')).toEqual({ status: 0, output: expect.any(String) });
  expect(run('node_modules/@rspack/cli/bin/rspack.js', 'build').status).toBe(0);
  const scripts = path.join(folder, 'dist/standalone/js');
  for (const script of readdirSync(scripts))
    expect(readFileSync(path.join(scripts, script), 'utf8')).not.toContain('a React of its own');
}, 300_000);

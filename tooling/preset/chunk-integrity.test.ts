/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** In a process of its own, because Jest cannot load the bundler. */
const build = `
import { rspack } from '@rspack/core';
import { chunkIntegrity } from ${JSON.stringify(path.join(import.meta.dirname, 'chunk-integrity.ts'))};
rspack(
  {
    mode: 'production',
    context: process.argv[1],
    target: 'web',
    devtool: false,
    entry: './src/index.js',
    output: { path: process.argv[1] + '/dist', filename: 'js/[name].[contenthash:8].js', crossOriginLoading: 'anonymous' },
    optimization: { chunkIds: 'named' },
    plugins: chunkIntegrity('production'),
  },
  (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
  },
);
`;

test('an entry lists the hashes of its chunks in the order of their names, so that each build of the same sources is the same', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'chunk-integrity-'));
  try {
    mkdirSync(path.join(root, 'src'));
    const pages = ['m', 'c', 'x', 'a', 'q', 'k', 't', 'e', 'z', 'h'];
    for (const page of pages)
      writeFileSync(path.join(root, `src/${page}.js`), `export const page = 'page ${page}';\n`);
    const imports = pages.map((page) => `import(/* webpackChunkName: "page-${page}" */ './${page}.js')`);
    writeFileSync(path.join(root, 'src/index.js'), `globalThis.pages = () => [${imports.join(', ')}];\n`);
    execFileSync(process.execPath, ['--input-type=module', '--eval', build, root], {
      cwd: import.meta.dirname,
    });

    const files = readdirSync(path.join(root, 'dist/js'));
    const read = (name: string) =>
      readFileSync(path.join(root, 'dist/js', files.find((file) => file.startsWith(`${name}.`)) ?? ''));
    const entry = read('main');
    const listed = [...entry.toString().matchAll(/"(page-\w)":"(sha384-[^"]+)"/g)];
    expect(listed.map(([, name]) => name)).toEqual(pages.map((page) => `page-${page}`).sort());
    for (const [, name = '', integrity] of listed)
      expect(integrity).toBe(`sha384-${createHash('sha384').update(read(name)).digest('base64')}`);
    // The name of the entry, too, is that of its content.
    expect(files.filter((file) => file.startsWith('main.'))).toHaveLength(1);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

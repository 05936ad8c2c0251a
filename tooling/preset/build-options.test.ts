/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const source = `
/** A comment of the source. */
export const language = 'नेपाली';
export function nameOfFunction() { return new Error().stack; }
`;

/** In a process of its own, because Jest cannot load the bundler. */
const build = `
import { rspack } from '@rspack/core';
import { serverOptions } from ${JSON.stringify(path.join(import.meta.dirname, 'build-options.ts'))};
const { dependencies, ...options } = serverOptions(process.argv[1], 'production', false);
rspack({ ...options, entry: { server: './src/index.js' } }, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
});
`;

test('a released server bundle is ASCII without comments, says the same, and has the names of its functions', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'server-bundle-'));
  try {
    mkdirSync(path.join(root, 'src'));
    writeFileSync(path.join(root, 'src/index.js'), source);
    execFileSync(process.execPath, ['--input-type=module', '--eval', build, root], {
      cwd: import.meta.dirname,
    });
    const code = readFileSync(path.join(root, 'dist/server/server.cjs'), 'utf8');
    expect(code).toMatch(/^[\n\x20-\x7e]+$/);
    expect(code).not.toContain('A comment of the source');
    const module = { exports: {} as { language: string; nameOfFunction: () => string } };
    new Function('module', 'exports', code)(module, module.exports);
    expect(module.exports.language).toBe('नेपाली');
    expect(module.exports.nameOfFunction()).toContain('nameOfFunction');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

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

test('a page that throws when it is imported throws each time, also when it is loaded again', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'server-bundle-'));
  try {
    mkdirSync(path.join(root, 'src'));
    writeFileSync(path.join(root, 'src/page.js'), 'export default function Page() {}\nmissing.innerWidth;\n');
    writeFileSync(path.join(root, 'src/index.js'), "export const load = () => import('./page.js');\n");
    execFileSync(process.execPath, ['--input-type=module', '--eval', build, root], {
      cwd: import.meta.dirname,
    });
    const code = readFileSync(path.join(root, 'dist/server/server.cjs'), 'utf8');
    const module = { exports: {} as { load: () => Promise<unknown> } };
    new Function('module', 'exports', code)(module, module.exports);
    for (const _attempt of [1, 2])
      await expect(module.exports.load()).rejects.toThrow('missing is not defined');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('a page may import a file whose name has a variable', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'server-bundle-'));
  try {
    mkdirSync(path.join(root, 'src/countries'), { recursive: true });
    for (const country of ['uk', 'usa'])
      writeFileSync(path.join(root, `src/countries/${country}.js`), `export const name = '${country}';\n`);
    writeFileSync(
      path.join(root, 'src/index.js'),
      `export const load = (country) => import(\`./countries/\${country}.js\`);\n`,
    );
    execFileSync(process.execPath, ['--input-type=module', '--eval', build, root], {
      cwd: import.meta.dirname,
    });
    const code = readFileSync(path.join(root, 'dist/server/server.cjs'), 'utf8');
    const module = { exports: {} as { load: (country: string) => Promise<{ name: string }> } };
    new Function('module', 'exports', code)(module, module.exports);
    expect((await module.exports.load('usa')).name).toBe('usa');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

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

test('a build of a page whose regular expressions Safari 15 cannot read fails and says where and what to do', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lookbehind-'));
  try {
    mkdirSync(path.join(root, 'src'));
    writeFileSync(
      path.join(root, 'src/index.js'),
      'document.title = document.title.replace(/(?<=\\d)x/, "");',
    );
    const pageBuild = `
import { rspack } from '@rspack/core';
import { refuseLookbehind } from ${JSON.stringify(path.join(import.meta.dirname, 'browser-support.ts'))};
const options = { mode: 'production', context: process.argv[1], entry: './src/index.js', plugins: [refuseLookbehind()] };
rspack(options, (error, stats) => process.stdout.write(stats.toString()));
`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', pageBuild, root], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    expect(output).toContain('main.js has a regular expression with lookbehind');
    expect(output).toContain('Write it without');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

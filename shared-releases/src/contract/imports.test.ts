import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  CONTRACT_PACKAGES,
  findReserved,
  packageOf,
  RESERVED_LIBRARIES,
  restrictedImports,
} from './imports.ts';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each([
  ['@mui/material/Button', '@mui/material'],
  ['axios', 'axios'],
  ['axios/unsafe/helpers', 'axios'],
  ['../mfe-b/src/x.ts', null],
  ['./x.ts', null],
  ['/srv/x.ts', null],
  ['node:fs', null],
])('%s belongs to package %s', (request, name) => {
  expect(packageOf(request)).toBe(name);
});

test('a scope stands for all its packages, and a name for itself only', () => {
  expect(findReserved('@mui/system')?.instead).toBe('the components of shared-ui');
  expect(findReserved('react-router-dom')).toBeDefined();
  expect(findReserved('axios-mock')).toBeUndefined();
});

test('the lint rule for remotes in biome.json is the table', () => {
  const { overrides } = JSON.parse(read('biome.json'));
  const forRemotes = overrides.find(({ includes }: { includes: string[] }) => includes.includes('mfe-*/**'));
  expect(forRemotes.linter.rules.style.noRestrictedImports.options).toEqual(restrictedImports());
});

test('docs/contract.md names every subpath that the remotes import', () => {
  const page = read('docs/contract.md');
  const sources = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((name) =>
      readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => /^(?:src\/|remote\.config).*\.tsx?$/.test(file))
        .map((file) => read(path.join(name, file))),
    );
  const imported = new Set(
    sources.flatMap((source) => source.match(/'shared-(?:ui|shell|api|host)\/[\w/-]+(?=')/g) ?? []),
  );
  const named = (request: string) => page.includes(`\`${request.slice(1)}\``);
  expect(imported.size).toBeGreaterThan(20);
  expect([...imported].filter((request) => !named(request))).toEqual([]);
});

test('docs/contract.md names every subpath of the packages that hosts share', () => {
  const page = read('docs/contract.md');
  const subpaths = CONTRACT_PACKAGES.filter((name) => name !== 'shared-facts').flatMap((name) =>
    Object.keys(JSON.parse(read(`${name}/package.json`)).exports).map((subpath) => name + subpath.slice(1)),
  );
  expect(subpaths.length).toBeGreaterThan(60);
  expect(subpaths.filter((subpath) => !page.includes(`\`${subpath}\``))).toEqual([]);
});

/** Lines of `files` (of a folder with the repository's settings) that a rule of lint refuses, in order. */
function refusedLines(rule: string, files: Record<string, readonly string[]>): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  cpSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), lines.join('\n'));
  }
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', `--only=${rule}`, '--reporter=json', '--max-diagnostics=50'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const refused: { location: { path: string; start: { line: number } } }[] = JSON.parse(stdout).diagnostics;
  const lines = new Set(refused.map(({ location }) => `${location.path}:${location.start.line}`));
  return [...lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

test('lint refuses them in a remote by subpath, at any depth, dynamically and through relative paths', () => {
  const lines = [
    "import '@mui/material/Button';",
    "import '@emotion/react';",
    "import 'axios/unsafe/helpers/a.js';",
    "import '../../../mfe-marketing/src/a.ts';",
    "export * from '../../../../mfe-marketing/src/deep/a.ts';",
    "import('../../../mfe-marketing/src/a.ts');",
    "import 'mfe-marketing/src/a/b/c.ts';",
    "import '../../../../shell/server/config.ts';",
    "import type { A } from '../../../../shell/server/config.ts';",
  ];
  expect(
    refusedLines('style/noRestrictedImports', {
      'mfe-events/src/a/b.ts': ["import '../own.ts';", "import 'shared-ui/picture';", ...lines],
    }),
  ).toEqual(lines.map((_, index) => `mfe-events/src/a/b.ts:${index + 3}`));
});

test('lint refuses variables of Node in the code of pages: browsers have none, and the gates render with Node', () => {
  const lines = ["export const city = process.env.CITY ?? '';", "export const bytes = Buffer.from('a');"];
  expect(
    refusedLines('style/noRestrictedGlobals', {
      'mfe-events/src/pages/a.ts': lines,
      'mfe-events/src/pages/a.test.ts': lines,
      'mfe-events/rspack.config.ts': lines,
    }),
  ).toEqual(['mfe-events/src/pages/a.ts:1', 'mfe-events/src/pages/a.ts:2']);
});

test('the pages for teams list every reserved library with what to use instead, and every package of the contract', () => {
  const contract = read('docs/contract.md');
  for (const { packages, instead } of RESERVED_LIBRARIES)
    expect(contract).toContain(`| ${packages.map((name) => `\`${name}\``).join(', ')} | ${instead} |`);
  const outside = read('docs/team-outside.md');
  for (const name of RESERVED_LIBRARIES.flatMap(({ packages }) => packages))
    expect(outside).toContain(`\`${name}\``);
  for (const name of CONTRACT_PACKAGES) expect(contract).toContain(`| \`${name}\` |`);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteDescriptor } from '../testing/remote-descriptor.ts';
import type { Candidate } from './gate.ts';
import { importsGate } from './imports-gate.ts';
import type { ListedModule, ModuleList } from './module-list.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const packages: ModuleList['packages'] = [
  { name: 'mfe-a', role: 'own' },
  { name: 'mfe-b', role: 'remote' },
  { name: 'shell' },
  { name: 'shared-ui' },
  { name: '@mui/material' },
  { name: 'team-widgets' },
  { name: 'axios' },
  { name: 'stories', version: '1.0.0' },
  { name: 'shared-host' },
];
const [OWN, OTHER, SHELL, SHARED, MUI, TEAM, AXIOS, STORIES, HOST] = packages.keys();
const entry = (owner: number | undefined, file: string, ...imports: [string, number][]): ListedModule => ({
  ...(owner !== undefined && { package: owner }),
  file,
  imports: imports.map(([request, target]) => ({ request, module: target })),
});

/** Runs the gate over one build with these modules; the first is `src/remote.ts`. */
function check(
  modules: ListedModule[],
  files: Record<string, string> = {},
  scripts: Record<string, string> = {},
) {
  const list: ModuleList = { schema: 1, packages, builds: [{ name: 'web', scripts, modules }] };
  writeFileSync(path.join(dist, 'modules.json'), JSON.stringify(list));
  return run(files);
}

function run(files: Record<string, string> = {}) {
  const descriptor = remoteDescriptor({
    files: Object.fromEntries(
      Object.entries(files).map(([file, integrity]) => [file, { integrity, size: 1 }]),
    ),
  });
  const others = [remoteDescriptor({ name: 'stories' })];
  return importsGate({ dist, descriptor, others, shells: [], sharedPackages: [] } satisfies Candidate);
}

test('own modules, the shared packages and free libraries pass, also what shared packages import themselves', () => {
  expect(
    check([
      entry(OWN, 'src/remote.ts', ['./page.tsx', 1], ['react', 4]),
      entry(OWN, 'src/page.tsx', ['shared-ui/combobox', 2], ['team-widgets', 5]),
      entry(SHARED, 'src/combobox/index.ts', ['@mui/material/useAutocomplete', 3]),
      entry(MUI, 'useAutocomplete/index.js'),
      entry(undefined, '(generated)'),
      entry(TEAM, 'index.js'),
    ]),
  ).toBeNull();
});

const remedy = 'A remote never imports another remote or the shell';
test.each<[string, ListedModule, string]>([
  ['a module of another remote, through a relative path', entry(OTHER, 'src/money/fee.ts'), remedy],
  ['a module of a remote of the release set that has another name pattern', entry(STORIES, 'x.js'), remedy],
  ['a module of the shell', entry(SHELL, 'src/browser/index.ts'), remedy],
  [
    'a reserved library by subpath',
    entry(MUI, 'Button/Button.js'),
    '@mui/material is reserved to the shared packages: use the components of shared-ui.',
  ],
  ['an internal package', entry(HOST, 'src/testing/index.ts'), 'shared-host is not part of the contract'],
])('%s is refused with file, request and remedy', (_case, target, reason) => {
  const refusal = check([entry(OWN, 'src/remote.ts', ['some/request', 1]), target]);
  expect(refusal).toContain(`src/remote.ts imports some/request. ${reason}`);
});

test('a reserved library that the shell provides at run time is refused as well', () => {
  expect(
    check([entry(OWN, 'src/remote.ts', ['@emotion/react', 1]), entry(undefined, '(generated)')]),
  ).toContain('src/remote.ts imports @emotion/react. @emotion/react is reserved to the shared packages');
});

test('a library that brings in a reserved one is refused with the way to it', () => {
  expect(
    check([
      entry(OWN, 'src/remote.ts', ['team-widgets', 1]),
      entry(TEAM, 'index.js', ['axios', 2]),
      entry(AXIOS, 'index.js'),
    ]),
  ).toContain('src/remote.ts → team-widgets/index.js imports axios. axios is reserved');
});

test('another remote as an entry of the build is refused', () => {
  expect(check([entry(OTHER, 'src/remote.ts')])).toContain(
    'mfe-b/src/remote.ts is an entry of the web build. A remote never imports another remote',
  );
});

test('a list that is missing, or of another build, is refused', () => {
  expect(run()).toMatch(/modules\.json is missing\. Build with remoteBuild of the preset, or add/);
  writeFileSync(path.join(dist, 'modules.json'), '{');
  expect(run()).toMatch(/modules\.json is not a list of modules: .*Build again/);
  const own = [entry(OWN, 'src/remote.ts')];
  const files = { 'web/remoteEntry.js': 'sha384-new', 'web/picture.svg': 'sha384-picture' };
  expect(check(own, files, { 'web/remoteEntry.js': 'sha384-old' })).toMatch(
    /modules\.json does not describe web\/remoteEntry\.js: it belongs to another build/,
  );
  expect(check(own, files, { 'web/remoteEntry.js': 'sha384-new' })).toBeNull();
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishedPackages } from '../packages/published-packages.ts';
import { remotes, root } from '../repository.ts';
import { createRemote, createRepository } from './create-remote.ts';

let into: string;
beforeEach(() => {
  into = mkdtempSync(path.join(os.tmpdir(), 'create-'));
});
afterEach(() => rmSync(into, { recursive: true, force: true }));

test('fills in name, address, title and port in every file', () => {
  const files = createRemote({
    name: 'mfe-student-stories',
    into,
    port: 3005,
    workflows: path.join(into, 'ci'),
  });
  const texts = files.map((file) => readFileSync(path.join(into, file), 'utf8')).join('\n');
  expect(texts).not.toMatch(/__[A-Z]+__/);
  expect(texts).toContain("path: '/student-stories'");
  expect(texts).toContain('port: 3005');
  expect(texts).toContain("title: 'Student stories'");
});

test.each(['stories', 'mfe-Stories', 'mfe-', 'mfe-x-', '../mfe-x'])('refuses the name %p', (name) => {
  expect(() => createRemote({ name, into, port: 1 })).toThrow('a remote is named mfe-something');
});

test('passes lint, and its package.json names exactly the packages that its sources import', () => {
  const files = createRemote({ name: 'mfe-stories', into, port: 3005 });
  cpSync(path.join(root, 'biome.json'), path.join(into, 'biome.json'));
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/biome'),
    ['check', '--error-on-warnings', '--vcs-enabled=false', 'mfe-stories'],
    { cwd: into, encoding: 'utf8' },
  );
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const imported = new Set(
    sources.flatMap((file) =>
      [...readFileSync(path.join(into, file), 'utf8').matchAll(/from '([a-z][^/']*)/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(into, 'mfe-stories/package.json'), 'utf8'),
  );
  expect(Object.keys({ ...dependencies, ...devDependencies }).sort()).toEqual([...imported].sort());
  const sharedUi = JSON.parse(readFileSync(path.join(root, 'shared-ui/package.json'), 'utf8'));
  expect(dependencies['shared-ui']).toBe(sharedUi.version);
  // npm then refuses a library for another React, and does not install that beside the site's.
  expect(peerDependencies).toEqual({ react: sharedUi.dependencies.react });
});

test('a repository of its own has the published packages instead of workspaces', () => {
  const versions = new Proxy({}, { get: (_target, name) => `^9.9.9-${String(name)}` });
  const files = createRepository({ name: 'mfe-stories', into, port: 3010, versions });
  expect(files).toEqual(
    expect.arrayContaining(['mfe-stories/.gitignore', 'mfe-stories/.github/workflows/remote.yml']),
  );
  const texts = files.map((file) => readFileSync(path.join(into, file), 'utf8')).join('\n');
  expect(texts).not.toMatch(/__[A-Z]+[:_]/);
  expect(texts).not.toContain("'tooling/");
  expect(texts).toContain("from 'remote-tooling/preset'");
  expect(texts).toContain('"shared-ui": "^9.9.9-shared-ui"');
  expect(() => createRepository({ name: 'mfe-other', into, port: 3010, versions: {} })).toThrow(
    'There is no version of',
  );
});

test('git writes the files of a repository with the line ends that lint asks for, on Windows as well', () => {
  const versions = new Proxy({}, { get: () => '^9.9.9' });
  createRepository({ name: 'mfe-stories', into, port: 3010, versions });
  const repository = path.join(into, 'mfe-stories');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'core.autocrlf=true', ...args], { cwd: repository, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '.');
  rmSync(path.join(repository, 'src'), { recursive: true });
  git('checkout', '--', 'src');
  expect(readFileSync(path.join(repository, 'src/remote.ts'), 'utf8')).not.toContain('\r');
});

test('a repository of its own names every package of the site that it needs, those of its packages as well', () => {
  const versions = new Proxy({}, { get: (_target, name) => `file:${String(name)}` });
  createRepository({ name: 'mfe-stories', into, port: 3010, versions });
  const sources = new Map(publishedPackages.map(({ name, source }) => [name, source]));
  const needed = (file: string): string[] => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    // Tools of the workspaces are not installed with the packages.
    const names = Object.keys(file.startsWith(into) ? { ...dependencies, ...devDependencies } : dependencies);
    return names.filter((name) => sources.has(name));
  };
  const named = needed(path.join(into, 'mfe-stories/package.json'));
  // npm takes a package that only another package needs from the registry, even where that one comes from a folder.
  for (const name of named)
    expect(named).toEqual(
      expect.arrayContaining(needed(path.join(root, sources.get(name) ?? '', 'package.json'))),
    );
  expect(named).toContain('remote-tooling');
});

test('a repository of its own keeps packed packages in itself and names them without a folder of this machine', () => {
  const given = path.join(into, 'given');
  mkdirSync(given);
  const packages = ['shared-ui', 'shared-facts'];
  const packed = Object.fromEntries(packages.map((name) => [name, path.join(given, `${name}-1.2.3.tgz`)]));
  for (const [name, file] of Object.entries(packed)) writeFileSync(file, `content of ${name}`);
  const versions = new Proxy({}, { get: () => '^9.9.9' });
  const files = createRepository({ name: 'mfe-stories', into, port: 3010, versions, packed });
  expect(files).toContain('mfe-stories/packages/shared-ui-1.2.3.tgz');
  const { dependencies } = JSON.parse(readFileSync(path.join(into, 'mfe-stories/package.json'), 'utf8'));
  expect(dependencies).toMatchObject({
    'shared-ui': 'file:packages/shared-ui-1.2.3.tgz',
    'shared-api': '^9.9.9',
  });
  // Not named, but there for remotes that show figures.
  expect(readFileSync(path.join(into, 'mfe-stories/packages/shared-facts-1.2.3.tgz'), 'utf8')).toBe(
    'content of shared-facts',
  );
});

test.each([
  ['no-such-folder', 'no-such-folder contains no packed packages'],
  ['.', '. contains no packed packages'],
])('the folder %p for packed packages is refused in one line', (folder, message) => {
  const cli = path.join(root, 'tooling/create-remote/cli.ts');
  const { status, stderr } = spawnSync(process.execPath, [cli, 'mfe-stories', '--packages', folder], {
    cwd: into,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `${message} (*.tgz).\n`]);
});

test('refuses a name that is too long for a folder and for a preview', () => {
  const name = `mfe-${'a'.repeat(260)}`;
  expect(() => createRemote({ name, into, port: 1 })).toThrow('with at most 60 characters');
});

test('refuses to overwrite an existing folder', () => {
  mkdirSync(path.join(into, 'mfe-stories'));
  expect(() => createRemote({ name: 'mfe-stories', into, port: 1 })).toThrow('exists already');
});

test.each(remotes.map(({ name }) => name))(
  'the CI file of %s is the generated one, which calls the reusable workflow',
  (name) => {
    const template = readFileSync(path.join(root, 'tooling/create-remote/template/workflow.yml'), 'utf8');
    expect(readFileSync(path.join(root, `.github/workflows/${name}.yml`), 'utf8')).toBe(
      template.replaceAll('__NAME__', name),
    );
  },
);

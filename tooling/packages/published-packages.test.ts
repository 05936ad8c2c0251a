import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository.ts';
import { publishedPackages } from './published-packages.ts';

const read = (folder: string, file: string) => readFileSync(path.join(root, folder, file), 'utf8');

test.each([...new Set(publishedPackages.map(({ source }) => source))])(
  '%s has change notes for its version (npm run changeset -- version writes them)',
  (source) => {
    const { version } = JSON.parse(read(source, 'package.json'));
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(read(source, 'CHANGELOG.md')).toContain(`\n## ${version}\n`);
  },
);

/** Shared by the servers of this repository; no remote imports it. */
const SERVERS_ONLY = ['shared-tracing', 'shared-server'];

test('every shared package that remotes can need is published', () => {
  const { workspaces } = JSON.parse(read('.', 'package.json'));
  const names = publishedPackages.map(({ name }) => name);
  expect(
    workspaces.filter((name: string) => name.startsWith('shared-') && !SERVERS_ONLY.includes(name)),
  ).toEqual(
    names
      .filter((name) => name.startsWith('shared-'))
      .sort((a, b) => workspaces.indexOf(a) - workspaces.indexOf(b)),
  );
});

test('docs/team-outside.md names every package that a team installs', () => {
  const page = read('docs', 'team-outside.md');
  for (const { name } of publishedPackages) expect(page).toContain(name);
});

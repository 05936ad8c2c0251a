import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { remotes, root } from '../repository.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Workflow → the paths whose changes start it, of pushes and of pull requests. */
const triggers = readdirSync(path.join(root, '.github/workflows')).flatMap((file) => {
  const { on } = parse(read(`.github/workflows/${file}`));
  return [on.push, on.pull_request].flatMap((event) =>
    event ? [{ name: path.basename(file, '.yml'), paths: event.paths as string[] }] : [],
  );
});

test('a change in any folder starts a workflow, for pushes and for pull requests', () => {
  const folders = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
  expect(folders).toEqual(expect.arrayContaining(['api', 'deploy', ...remotes.map(({ name }) => name)]));
  const started = (folder: string) =>
    triggers.filter(({ paths }) => paths.some((one) => path.matchesGlob(`${folder}/file`, one))).length;
  expect(folders.filter((folder) => started(folder) < 2)).toEqual([]);
});

test.each(['api', 'shell'])(
  '%s is checked when a package of the repository changes that it is made of',
  (name) => {
    const ours = Object.keys(JSON.parse(read(`${name}/package.json`)).dependencies).filter((one) =>
      one.startsWith('shared-'),
    );
    const own = triggers.filter((trigger) => trigger.name === name);
    expect(own).toHaveLength(2);
    for (const { paths } of own)
      expect(paths).toEqual(expect.arrayContaining(ours.map((one) => `${one}/**`)));
  },
);

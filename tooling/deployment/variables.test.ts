import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository.ts';

test('docs/variables.md is current', () => {
  const command = path.join(root, 'tooling/commands/variables.ts');
  expect(() => execFileSync(process.execPath, [command, '--check'], { stdio: 'pipe' })).not.toThrow();
});

/** Set by npm, by CI or by the command that starts the process. */
const notOfPeople = ['PATH', 'INIT_CWD', 'GITHUB_HEAD_REF'];

test('docs/variables.md has the variables that commands read', () => {
  const folders = [
    'tooling/commands',
    'tooling/browser',
    'tooling/release',
    'tooling/team',
    'api/scripts/backup',
  ];
  const read = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(
          /\benv\.([A-Z][A-Z_0-9]+)|(?:readPort|choosePort)\([^)]*'([A-Z_]+)'/g,
        ),
      ])
      .map(([, name, port]) => name ?? port ?? ''),
  );
  const document = readFileSync(path.join(root, 'docs/variables.md'), 'utf8');
  expect(new Set(read).size).toBeGreaterThan(9);
  expect(
    [...new Set(read)].filter((name) => !notOfPeople.includes(name) && !document.includes(`| \`${name}\` |`)),
  ).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository.ts';

interface Rule {
  name: string;
  from: { path?: string; pathNot?: string | string[] };
}

/** The rules of `npm run rooms`, read by a process of their own: Jest loads no modules of Node. */
const rules: Rule[] = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "import rules from './.dependency-cruiser.mjs'; console.log(JSON.stringify(rules.forbidden));",
    ],
    { cwd: root, encoding: 'utf8' },
  ),
);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** First column → third column of the rows of a table. */
const rowsOf = (table: string): Map<string, string> =>
  new Map(
    table.split('\n').flatMap((line): [string, string][] => {
      const [, name = '', , allowed = ''] = line.split('|').map((cell) => cell.trim());
      return /^`[^`]+\/`$/.test(name) ? [[name.slice(1, -2), allowed]] : [];
    }),
  );
const part = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));

test('the table of rooms in docs/architecture.md is that of npm run rooms', () => {
  const documented = rowsOf(part(read('docs/architecture.md'), '## Rooms', '## Where to find'));
  documented.delete('deploy');
  const targets = new Map(
    rules.flatMap(({ name, from }): [string, readonly string[]][] =>
      name.startsWith('room:') && Array.isArray(from.pathNot) && !from.path
        ? [[name.slice('room:'.length), from.pathNot]]
        : [],
    ),
  );
  const asWritten = (room: string) => room.replace('mfe-[^/]+', 'mfe-*');
  expect([...documented.keys()].sort()).toEqual([...targets.keys()].map(asWritten).sort());
  for (const [room, cell] of documented) {
    const allowed = [...targets]
      .filter(
        ([target, importers]) => asWritten(target) !== room && importers.map(asWritten).includes(`^${room}/`),
      )
      .map(([target]) => asWritten(target));
    // What follows a semicolon holds for some files only.
    const [always = ''] = cell.split(';');
    const named = [...always.matchAll(/`([\w*-]+)[^`]*`/g)].flatMap(([, name = '']) =>
      documented.has(name) ? [name] : [],
    );
    expect([room, ...new Set(named)].sort()).toEqual([room, ...allowed].sort());
  }
});

test('the table of the folders of the API in docs/api.md is that of npm run rooms', () => {
  const documented = rowsOf(part(read('docs/api.md'), '## How it is built', '\n(\\*)'));
  const folders = readdirSync(path.join(root, 'api/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  expect([...documented.keys()].sort()).toEqual(folders);
  expect(folders.filter((name) => !rules.some((rule) => rule.name === `api:${name}`))).toEqual([]);
});

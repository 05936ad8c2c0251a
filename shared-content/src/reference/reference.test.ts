import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { formatProblem } from '../reading/problem.ts';
import { readContentPack } from '../reading/read-content-pack.ts';
import { readSection } from '../reading/read-section.ts';
import { reference } from './fields.ts';
import { referenceMarkdown } from './markdown.ts';
import { startingPack } from './starting-pack.ts';

const source = (files: ReadonlyMap<string, string>) => ({
  name: 'test',
  read: async (file: string) => (files.has(file) ? Buffer.from(files.get(file) ?? '') : null),
});

test.each(reference.map((section) => [section.file, section] as const))(
  '%s: every field has a description, and its examples pass the check together',
  (_file, { section, isList, fields }) => {
    expect(fields.filter(({ description, example }) => !description || example === undefined)).toEqual([]);
    const entry = Object.fromEntries(
      fields.filter(({ depth }) => depth === 0).map(({ path: field, example }) => [field, example]),
    );
    const result = readSection(section, stringify(isList ? [entry] : entry));
    expect('problems' in result ? result.problems.map(formatProblem) : []).toEqual([]);
  },
);

test('the starting pack passes the check and sets only the name', async () => {
  const { pack, warnings } = await readContentPack(source(startingPack('Himal "Study" Centre')));
  expect(warnings).toEqual([]);
  expect(pack.brand.name).toBe('Himal "Study" Centre');
  expect(pack.branches).toEqual([]);
});

test('the starting pack passes the check when every comment sign before an example is deleted', async () => {
  const files = new Map(
    [...startingPack('A')].map(([file, text]) => {
      const [head = '', ...rest] = text.split('\n\n');
      return [file, [head, ...rest.map((part) => part.replace(/^# ?/gm, ''))].join('\n\n')] as const;
    }),
  );
  const { pack } = await readContentPack(source(files));
  expect(pack.branches).toHaveLength(1);
  expect(pack.testimonials).toHaveLength(1);
});

test('docs/content.md has the tables of all fields (npm run content -- reference prints them)', () => {
  const documentation = readFileSync(path.resolve(import.meta.dirname, '../../../docs/content.md'), 'utf8');
  expect(documentation).toContain(referenceMarkdown());
});

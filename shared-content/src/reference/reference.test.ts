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

describe.each([
  ['#', /^#/gm],
  ['# with a space after it', /^# ?/gm],
])('the starting pack when %s is deleted', (_sign, sign) => {
  /** The comments of the first part explain the fields; examples follow. */
  const parts = (text = '') => {
    const [head = '', ...rest] = text.split('\n\n');
    return { head, examples: rest.join('\n\n') };
  };

  test('before every example passes the check', async () => {
    const files = new Map(
      [...startingPack('A')].map(([file, text]) => {
        const { head, examples } = parts(text);
        return [file, `${head}\n\n${examples.replace(sign, '')}`] as const;
      }),
    );
    const { pack, warnings } = await readContentPack(source(files));
    expect(warnings.filter(({ field }) => !/logo|picture|portrait/i.test(field ?? ''))).toEqual([]);
    expect(pack.branches).toHaveLength(1);
    expect(pack.testimonials).toHaveLength(1);
    expect(pack.brand).toMatchObject({ name: 'A', tagline: 'Study abroad, step by step' });
  });

  test('before one field of brand.yaml passes the check', async () => {
    const { examples } = parts(startingPack('A').get('brand.yaml'));
    const fields = examples.split(/\n(?=# ?\w)/).slice(1);
    expect(fields.length).toBeGreaterThan(5);
    for (const example of fields)
      await readContentPack(
        source(new Map([['brand.yaml', `name: A\n${example.replace(sign, '')}\n# email:\n`]])),
      );
  });
});

test('docs/content.md has the tables of all fields (npm run content -- reference prints them)', () => {
  const documentation = readFileSync(path.resolve(import.meta.dirname, '../../../docs/content.md'), 'utf8');
  expect(documentation).toContain(referenceMarkdown());
});

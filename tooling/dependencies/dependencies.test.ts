import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../repository.ts';
import { isRefused, readAudit } from './audit.ts';
import { refusedPackages, usedPackages } from './licences.ts';

const one = (licence: string | null, name = 'x') => [{ name, version: '1.0.0', licence }];

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', 'OFL-1.1'])('%s is accepted', (licence) =>
  expect(refusedPackages(one(licence))).toEqual([]),
);

test.each([null, 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN x'])(
  '%s is refused',
  (licence) => expect(refusedPackages(one(licence))).toHaveLength(1),
);

test('an exception holds for its packages and its licence only', () => {
  expect(refusedPackages(one('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'))).toEqual([]);
  expect(refusedPackages(one('GPL-3.0-only', '@img/sharp-libvips-linux-x64'))).toHaveLength(1);
  expect(refusedPackages(one('LGPL-3.0-or-later', 'other'))).toHaveLength(1);
});

test('only packages that are not for development are listed, each version once', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      shell: { version: '1.0.0' },
      'node_modules/shell': { link: true },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/@c/d': { version: '2.0.0', license: 'ISC' },
      'node_modules/e': { version: '3.0.0', license: 'GPL-3.0-only', dev: true },
    },
  };
  expect(usedPackages(lock).map(({ name }) => name)).toEqual(['@c/d', 'a']);
});

test('an audit is read; what is no audit is no answer', () => {
  const report = {
    vulnerabilities: {
      a: { severity: 'high', via: [{ title: 'Prototype pollution' }] },
      b: { severity: 'low', via: ['a'] },
    },
  };
  const found = readAudit(JSON.stringify(report))!;
  expect(found).toEqual([
    { name: 'a', severity: 'high', title: 'Prototype pollution' },
    { name: 'b', severity: 'low', title: 'through a' },
  ]);
  expect(found.map(isRefused)).toEqual([true, false]);
  for (const output of ['', '<html>', '{"message":"405 Method Not Allowed"}', 'null'])
    expect(readAudit(output)).toBeNull();
});

test.each(remotes.map(({ name }) => name))(
  '%s lists in package.json the packages of this repository that it imports: else its build can stay in the cache when they change',
  (name) => {
    const folder = path.join(root, name);
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    const sources = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, 'src', file), 'utf8'));
    const imported = sources.flatMap((source) => source.match(/(?<=')shared-[a-z]+(?=['/])/g) ?? []);
    expect(imported).not.toEqual([]);
    expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
      expect.arrayContaining([...new Set(imported)]),
    );
  },
);

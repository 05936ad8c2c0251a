import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository.ts';
import { packedLinks } from './packed-links.ts';
import { publishedPackages } from './published-packages.ts';

const copied = { 'README.md': 'docs/team-outside.md', 'docs/contract.md': 'docs/contract.md' };

test.each([
  ['README.md', '[contract](contract.md#rules)', '[contract](docs/contract.md#rules)'],
  ['docs/contract.md', '[a team](team-outside.md)', '[a team](../README.md)'],
  ['docs/contract.md', '([decision 018](decisions/018-imports.md))', '(decision 018)'],
  ['README.md', '[the site](../README.md#where)', 'the site'],
  ['README.md', '[here](#gates), [React](https://react.dev)', '[here](#gates), [React](https://react.dev)'],
])('in %s, %s becomes %s', (target, text, expected) =>
  expect(packedLinks(text, target, copied)).toBe(expected),
);

const pages = publishedPackages.flatMap(({ name, copied: files = {} }) =>
  Object.entries(files)
    .filter(([target]) => target.endsWith('.md'))
    .map(([target, source]) => ({ name, target, source, files })),
);

test.each(pages)(
  'every link of $target of $name leads to a file of the package',
  ({ target, source, files }) => {
    const text = packedLinks(readFileSync(path.join(root, source), 'utf8'), target, files);
    const links = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, address = '']) =>
      path.posix.join(path.posix.dirname(target), address),
    );
    expect(links.filter((link) => !(link in files))).toEqual([]);
  },
);

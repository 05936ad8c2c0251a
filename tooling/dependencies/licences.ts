import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository.ts';

/** Licences that ask for no more than their own text, or concern only changes of the package's own files. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Packages whose licence needs a reason. A name that ends with `*` stands for all that begin with it. */
const EXCEPTIONS: readonly { packages: string; licence: string; reason: string }[] = [
  {
    packages: '@img/sharp-*',
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a library of its own that the servers load unchanged; no visitor receives it',
  },
  { packages: 'busboy', licence: 'MIT', reason: 'its LICENSE file; package.json uses an old form' },
  { packages: 'streamsearch', licence: 'MIT', reason: 'its LICENSE file; package.json uses an old form' },
  { packages: 'xtend', licence: 'MIT', reason: 'its LICENSE file; package.json names none' },
  { packages: 'humanize-number', licence: 'MIT', reason: 'its readme; package.json names none' },
];

export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression, or null where package.json names none. */
  licence: string | null;
}

/** A parsed `package-lock.json`, as far as it is read here. */
export interface Lock {
  packages: Readonly<Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>>;
}

export const readLock = (): Lock => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** Packages that servers and visitors run: everything in the lock file that is not only for development. */
export function usedPackages({ packages }: Lock): LicensedPackage[] {
  const used = new Map<string, LicensedPackage>();
  for (const [key, { version = '', license, dev, link }] of Object.entries(packages)) {
    const name = key.split('node_modules/').at(-1) ?? '';
    if (!key.includes('node_modules/') || dev || link) continue;
    used.set(`${name}@${version}`, { name, version, licence: license ?? null });
  }
  return [...used.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Whether a SPDX expression is accepted: all parts of an AND, one part of an OR. */
function isAccepted(expression: string, alsoAccepted: string | undefined): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((licence) => ACCEPTED.has(licence) || licence === alsoAccepted),
    );
}

/** Packages whose licence is neither accepted nor explained. */
export const refusedPackages = (packages: readonly LicensedPackage[]): LicensedPackage[] =>
  packages.filter(({ name, licence }) => {
    const exception = EXCEPTIONS.find((entry) => matches(entry.packages, name));
    return licence === null ? !exception : !isAccepted(licence, exception?.licence);
  });

/** The number of packages by licence, most frequent first. */
export function licenceCounts(packages: readonly LicensedPackage[]): [licence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { licence } of packages)
    counts.set(licence ?? '(none)', (counts.get(licence ?? '(none)') ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

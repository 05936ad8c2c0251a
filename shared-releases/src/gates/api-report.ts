import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** The exports of a shared package. */
export interface ApiReport {
  version: string;
  /** Names of exported values, sorted. */
  values: string[];
  /** Names of exported types, sorted. */
  types: string[];
}

/** Reads the exports of a package from its index, following `export *`. */
export function readApi(folder: string): ApiReport {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const values = new Set<string>();
  const types = new Set<string>();
  collect(path.join(folder, 'src/index.ts'));
  return { version, values: [...values].sort(), types: [...types].sort() };

  function collect(file: string) {
    const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
    for (const item of body) {
      if (item.type === 'ExportAllDeclaration' && item.source.value.startsWith('.'))
        collect(path.join(path.dirname(file), item.source.value));
      if (item.type === 'ExportNamedDeclaration') {
        for (const specifier of item.specifiers) {
          if (specifier.type !== 'ExportSpecifier') continue;
          const name = specifier.exported?.value ?? specifier.orig.value;
          const isType =
            (item as { typeOnly?: boolean }).typeOnly || (specifier as { isTypeOnly?: boolean }).isTypeOnly;
          (isType ? types : values).add(name);
        }
      }
      if (item.type === 'ExportDeclaration') {
        const { declaration } = item;
        if (declaration.type === 'VariableDeclaration') {
          for (const { id } of declaration.declarations) if (id.type === 'Identifier') values.add(id.value);
        } else if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
          values.add(declaration.identifier.value);
        else if (
          declaration.type === 'TsTypeAliasDeclaration' ||
          declaration.type === 'TsInterfaceDeclaration'
        )
          types.add(declaration.id.value);
      }
    }
  }
}

/** Path of the committed report of a package, in whose folder it is. */
export const reportFile = (folder: string) => path.join(folder, 'api-report.json');
/** The committed report of a package. @throws Error when there is none */
export const readReport = (folder: string): ApiReport => JSON.parse(readFileSync(reportFile(folder), 'utf8'));

const major = (version: string) => Number(version.split('.')[0]);

/**
 * Whether a package may change its exports: additions are always allowed, removals only with the next major version.
 */
export function checkApiChange(
  before: ApiReport,
  after: ApiReport,
): { ok: true } | { ok: false; reason: string } {
  const removed = [
    ...before.values.filter((name) => !after.values.includes(name)),
    ...before.types.filter((name) => !after.types.includes(name) && !after.values.includes(name)),
  ];
  if (removed.length === 0 || major(after.version) > major(before.version)) return { ok: true };
  return {
    ok: false,
    reason: `this change would remove ${removed.join(', ')}, which released remotes may import. Keep the exports, or raise the package's major version.`,
  };
}

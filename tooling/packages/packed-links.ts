import path from 'node:path';

/**
 * A page of this repository for a package: its links lead to other files of the package, and what a link to any other
 * file of the repository says stands there without a link.
 * @param target path of the page in the package
 * @param copied the package's files that are copied: target → path in the repository
 */
export function packedLinks(text: string, target: string, copied: Readonly<Record<string, string>>): string {
  const source = copied[target] ?? '';
  const packed = new Map(Object.entries(copied).map(([to, from]) => [from, to]));
  return text.replace(
    /(?<!!)\[([^\]]+)\]\(([^)#\s]+)(#[^)\s]*)?\)/g,
    (link, label, address, fragment = '') => {
      if (/^[a-z]+:/i.test(address)) return link;
      const found = packed.get(path.posix.join(path.posix.dirname(source), address));
      return found === undefined
        ? label
        : `[${label}](${path.posix.relative(path.posix.dirname(target), found)}${fragment})`;
    },
  );
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { RemoteDescriptor } from 'shared-releases/descriptor';

/** sha384 and size of every file below `folders`, by path relative to `dist`. */
export function hashFiles(dist: string, folders: readonly string[]): RemoteDescriptor['files'] {
  const entries: [string, { integrity: string; size: number }][] = [];
  for (const folder of folders) {
    for (const entry of readdirSync(`${dist}/${folder}`, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const full = `${entry.parentPath}/${entry.name}`;
      const content = readFileSync(full);
      entries.push([
        full.slice(dist.length + 1),
        {
          integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
          size: content.length,
        },
      ]);
    }
  }
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The package's version with a hash of the content: the same sources give the same version. */
export function versionFrom(packageVersion: string, files: RemoteDescriptor['files']): string {
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  return `${packageVersion}-${digest}`;
}

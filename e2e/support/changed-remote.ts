import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore, publishRemote, writeNextSet } from 'shared-releases';
import { run } from 'tooling/processes/services.ts';
import { root } from 'tooling/repository.ts';

/**
 * Builds a remote with its sources changed, as its team would, in a copy inside the project (so that it finds the
 * same packages). `edits`: file below the remote → replacement pairs.
 * @returns its `dist` folder and how to remove the copy
 */
export async function buildChangedRemote(
  name: string,
  edits: Readonly<Record<string, readonly (readonly [find: string, put: string])[]>>,
): Promise<{ dist: string; remove: () => void }> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.cache/changed-'));
  cpSync(path.join(root, name), copy, {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist)$/.test(source),
  });
  for (const [file, pairs] of Object.entries(edits)) {
    let text = readFileSync(path.join(copy, file), 'utf8');
    for (const [find, put] of pairs) {
      if (!text.includes(find)) throw new Error(`${name}/${file} has no "${find}" to change.`);
      text = text.replace(find, put);
    }
    writeFileSync(path.join(copy, file), text);
  }
  const code = await run('rspack', ['build'], { cwd: copy, quiet: true });
  if (code !== 0) throw new Error(`The changed ${name} does not build.`);
  return { dist: path.join(copy, 'dist'), remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** Publishes a build into a store and writes the next set, as `npm run release` does after its gates. */
export async function releaseInto(
  folder: string,
  dist: string,
  canary?: number,
): Promise<{ set: number; version: string }> {
  const store = createFolderStore(folder);
  const { descriptor, hash } = await publishRemote(store, dist);
  const { name, version } = descriptor;
  const set = await writeNextSet(store, 'production', {
    author: 'e2e',
    commit: 'e2e',
    message: `release ${name} ${version}`,
    remotes: (before) => ({
      ...before,
      [name]:
        canary === undefined
          ? { version, descriptor: hash }
          : { ...before[name]!, canary: { version, descriptor: hash, percent: canary } },
    }),
  });
  return { set: set.number, version };
}

/** Changes what the newest set says of a store's remotes, as rollback and the kill switch do. */
export function writeSet(
  folder: string,
  message: string,
  remotes: Parameters<typeof writeNextSet>[2]['remotes'],
) {
  return writeNextSet(createFolderStore(folder), 'production', {
    author: 'e2e',
    commit: 'e2e',
    message,
    remotes,
  });
}

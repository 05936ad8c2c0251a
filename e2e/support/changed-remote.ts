import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore, publishRemote, writeNextSet } from 'shared-releases';
import { run } from 'tooling/processes/services.ts';
import { root } from 'tooling/repository.ts';
import { startIsolatedShell } from './isolated-shell.ts';

interface ChangedRemote {
  /** The folder of the build. */
  dist: string;
  /** Removes the copy of the remote. */
  remove: () => void;
}

/** Copies the sources of a remote, or of the shell, into a new folder inside the repository, and returns its path. */
export function copyRemote(name: string): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.cache/changed-'));
  cpSync(path.join(root, name), copy, {
    recursive: true,
    filter: (source) => !/[\\/](node_modules|dist)$/.test(source),
  });
  return copy;
}

/**
 * Builds a copy of a remote, or of the shell, with changed sources. The copy is inside the repository, so that it resolves the same
 * packages.
 * @param edits replacements per file; paths are relative to the remote
 */
export async function buildChangedRemote(
  name: string,
  edits: Readonly<Record<string, readonly (readonly [find: string, replacement: string])[]>>,
): Promise<ChangedRemote> {
  const copy = copyRemote(name);
  for (const [file, pairs] of Object.entries(edits)) {
    let text = readFileSync(path.join(copy, file), 'utf8');
    for (const [find, replacement] of pairs) {
      if (!text.includes(find)) throw new Error(`${name}/${file} has no "${find}" to change.`);
      text = text.replace(find, replacement);
    }
    writeFileSync(path.join(copy, file), text);
  }
  const code = await run('rspack', ['build'], { cwd: copy, quiet: true });
  if (code !== 0) throw new Error(`The changed ${name} does not build.`);
  return { dist: path.join(copy, 'dist'), remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/**
 * Starts a shell, and builds a second edition of mfe-events that is not released yet. Its heading differs, so that a page
 * shows which edition it comes from.
 * @param env additional environment of the shell
 */
export async function startShellWithSecondEdition(env: Record<string, string>) {
  const shell = await startIsolatedShell(env);
  try {
    const secondEdition = await buildChangedRemote('mfe-events', {
      'src/messages.en.ts': [["'Upcoming events'", "'Upcoming events, second edition'"]],
    });
    const stop = async () => {
      secondEdition.remove();
      await shell.stop();
    };
    return { shell, secondEdition, stop };
  } catch (error) {
    await shell.stop();
    throw error;
  }
}

/**
 * Builds a second edition of the shell: its title and the attribute `data-host` of the document show which edition made a
 * page, on the server and in the browser.
 */
export const buildSecondShell = () =>
  buildChangedRemote('shell', {
    'src/render/index.ts': [
      ['  fullTitle,\n', ''],
      [
        "export { provided } from './provided.ts';",
        `import { fullTitle as plainTitle } from 'shared-host/server';
export { provided } from './provided.ts';
export const fullTitle: typeof plainTitle = (...parts) => plainTitle(...parts) + ' (second host)';`,
      ],
    ],
    'src/browser/start-page.ts': [
      [
        'if (data.config.flags.qa) {',
        "document.documentElement.dataset.host = 'second';\nif (data.config.flags.qa) {",
      ],
    ],
  });

/** The heading of the event list in the HTML of a shell. */
export async function readEventsHeading(shellUrl: string): Promise<string | undefined> {
  const html = await (await fetch(`${shellUrl}/upcoming-events`)).text();
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
}

/**
 * Publishes a build into a release store and writes the next set, as `npm run release` does after its checks.
 * @param canary percentage of visitors who get the build; without it, all do
 */
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

/** Writes a set with changed entries for the remotes of the newest one, as rollback and the kill switch do. */
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

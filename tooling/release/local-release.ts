import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Preview, publishShell, type ReleaseSet, type ReleaseStore } from 'shared-releases';
import { releaseRemotes, releaseShell } from 'shared-releases/release';
import { CommandError } from '../cli/command.ts';
import { root } from '../repository.ts';
import { authorshipOf } from './authorship.ts';

/** Folders of the packages whose exports are shared with remotes at run time. */
export const sharedPackages = ['shared-api', 'shared-shell', 'shared-ui'].map((name) =>
  path.join(root, name),
);

/** Who releases, and from which commit of this checkout. */
export const authorship = () => authorshipOf(root);

interface LocalRelease {
  /** Remotes of this checkout, built already. */
  names: readonly string[];
  channel?: string;
  /** Percent of visitors; absent: everybody. */
  canary?: number;
  /** Writes a preview instead of a release. */
  preview?: Preview;
  /** Lint, types and tests of what is released did not run; the set records it. */
  unchecked?: boolean;
  /** Whether the gates judge the builds. Local starts serve whatever was built. */
  gates: boolean;
}

/** Releases builds of this checkout. @throws ReleaseError that lists what the gates refuse */
export const releaseBuilds = (
  store: ReleaseStore,
  { names, channel = 'production', canary, unchecked, preview, gates }: LocalRelease,
): Promise<ReleaseSet> =>
  releaseRemotes(store, {
    builds: names.map((name) => path.join(root, name, 'dist')),
    channel,
    canary,
    preview,
    unchecked,
    ...authorship(),
    gates: gates ? { currentShell: builtShell() ?? '', sharedPackages } : null,
  });

/** Releases the shell built in this checkout. @throws ReleaseError that says why it is refused */
export const releaseBuiltShell = (
  store: ReleaseStore,
  { channel = 'production', canary, unchecked, preview, gates }: Omit<LocalRelease, 'names'>,
): Promise<ReleaseSet> =>
  releaseShell(store, {
    dist: shellDist,
    channel,
    canary,
    preview,
    unchecked,
    ...authorship(),
    gates: gates ? { sharedPackages } : null,
  });

/** Publishes the files of the built shell without a release set, for a server with a pinned set. */
export async function publishBuiltShell(store: ReleaseStore): Promise<void> {
  if (!builtShell())
    throw new CommandError('shell/dist/shell.json is missing. Build it first: npm run build -- shell');
  await publishShell(store, shellDist);
}

const shellDist = path.join(root, 'shell/dist');

function builtShell(): string | null {
  const file = path.join(shellDist, 'shell.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from '../errors.ts';
import { writePreviewSet } from '../previews/preview-set.ts';
import type { Preview } from '../previews/preview-token.ts';
import { publishShell } from '../publishing/publish.ts';
import { isCondemned } from '../rollback/condemned.ts';
import { type ReleaseSet, releasesOf, SHELL } from '../sets/release-set.ts';
import { readNewestSet, writeNextSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { checkShell } from './check-shell.ts';
import { withRelease } from './with-release.ts';

export interface ShellReleaseRequest {
  /** Built folder with `shell.json`. */
  dist: string;
  channel: string;
  /** Percentage of visitors that get a canary; all visitors when absent. */
  canary?: number;
  /** Its lint, types and tests did not run; the set records it. */
  unchecked?: boolean;
  /** Author of the set, and the commit it was built from. */
  author: string;
  commit: string;
  /** Writes a preview of the channel's newest set instead of a release on the channel. */
  preview?: Preview;
  /** Input of the checks; null only for local starts, which serve whatever was built. */
  gates: { sharedPackages: readonly string[] } | null;
}

/**
 * Checks a built shell against the running servers and against every remote of the channel, publishes it and writes one
 * new set that names it, unless the channel already serves exactly this version. A canary is served besides the stable
 * shell; a release without canary ends it.
 * @returns the set with this shell
 * @throws ReleaseError that lists why the shell is refused
 */
export async function releaseShell(store: ReleaseStore, request: ShellReleaseRequest): Promise<ReleaseSet> {
  const { dist, channel, canary, unchecked, author, commit, gates, preview } = request;
  if (!existsSync(path.join(dist, 'shell.json')))
    throw new ReleaseError(
      `${path.join(dist, 'shell.json')} is missing. Build it first: npm run build -- shell`,
    );
  const current = await readNewestSet(store, channel);
  const check = async (set: ReleaseSet) => {
    if (gates) await checkShell(store, set, { dist, sharedPackages: gates.sharedPackages });
  };
  await check(current);
  const { manifest, hash } = await publishShell(store, dist);
  const { version } = manifest;
  // A local start does not undo a rollback and does not end a canary: only an explicit release does.
  if (!gates && (isCondemned(current, SHELL, version) || current.shell?.canary)) return current;
  if (preview)
    return writePreviewSet(store, current, preview, {
      author,
      commit,
      message: `preview of shell ${version}`,
      remotes: (remotes) => ({ ...remotes, [SHELL]: { version, descriptor: hash } }),
    });
  return writeNextSet(store, channel, {
    author,
    commit,
    message: `release shell ${version}${canary === undefined ? '' : ` to ${canary} %`}${unchecked ? ' without checks' : ''}`,
    remotes: (before) => {
      const released = { name: SHELL, version, descriptor: hash, ...(unchecked && { unchecked }) };
      const next = withRelease(before[SHELL], released, channel, canary);
      return JSON.stringify(before[SHELL]) === JSON.stringify(next) ? before : { ...before, [SHELL]: next };
    },
    check: async (next) => {
      if (next.number !== current.number + 1) await check(next);
    },
  });
}

/** Versions of the shell that a set names: the stable one, then its canary. */
export const namedShells = (set: ReleaseSet): string[] => {
  const { [SHELL]: shell } = releasesOf(set);
  return shell ? [shell.version, ...(shell.canary ? [shell.canary.version] : [])] : [];
};

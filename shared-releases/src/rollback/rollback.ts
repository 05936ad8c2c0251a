import { isDeepStrictEqual } from 'node:util';
import { ReleaseError } from '../errors.ts';
import {
  type CondemnedVersion,
  type ReleasedRemote,
  type ReleaseSet,
  releasesOf,
  SHELL,
} from '../sets/release-set.ts';
import { readNewestSet, readSet, writeNextSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { isInStore } from './can-be-served.ts';
import { isCondemned, withCondemned } from './condemned.ts';
import { findEarlier, versionBefore, withoutCanary } from './earlier-versions.ts';

/** Author of the set, and the commit it belongs to. */
interface Authorship {
  author: string;
  commit: string;
}

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Manual rollback of the whole site: writes a set with the remotes and the shell of an earlier one. The versions that it leaves are
 * condemned, unless it restores a condemned version that was named.
 * @param to number of that set; default: the newest earlier one that differs, has no condemned version, and can be served
 * @param reason why, recorded in the set
 * @throws ReleaseError when the channel has no such set, or the store no longer has one of its versions
 */
export async function rollBackToSet(
  store: ReleaseStore,
  channel: string,
  { to, reason, author, commit }: Authorship & { to?: number; reason?: string },
): Promise<ReleaseSet> {
  const current = await readNewestSet(store, channel);
  const earlier = await earlierSet(store, current, to);
  const message = `rollback to ${earlier.number}${reason ? `: ${reason}` : ''}`;
  return writeNextSet(store, channel, {
    author,
    commit,
    message,
    remotes: () => releasesOf(earlier),
    condemned: (before) => {
      const left = Object.entries(releasesOf(before)).flatMap(([remote, released]) => {
        const target = releasesOf(earlier)[remote];
        if (!target || isCondemned(before, remote, target.version)) return [];
        const why = { reason: reason ?? message, by: author, automatic: false };
        return [[remote, versionsLeft(released, target).map((version) => record(version, why))] as const];
      });
      return withCondemned(before, Object.fromEntries(left));
    },
  });
}

async function earlierSet(store: ReleaseStore, current: ReleaseSet, to: number | undefined) {
  const { channel } = current;
  const last = to ?? current.number - 1;
  for (let number = last; number > 0; number--) {
    const set = await readSet(store, channel, number);
    if (!set) break;
    const isGood = Object.entries(releasesOf(set)).every(
      ([remote, { version, canary }]) =>
        !isCondemned(current, remote, version) && !(canary && isCondemned(current, remote, canary.version)),
    );
    // The first set of a site often has only the shell: with it, every page would be gone.
    const isEmptier = Object.keys(set.remotes).length === 0 && Object.keys(current.remotes).length > 0;
    const isWanted =
      to !== undefined || (isGood && !isEmptier && !isDeepStrictEqual(releasesOf(set), releasesOf(current)));
    if (!isWanted) continue;
    const missing = await missingVersions(store, current, set);
    if (missing.length === 0) return set;
    if (to !== undefined)
      throw new ReleaseError(
        `Set ${to} of ${channel} cannot be served: the release store does not have ${missing.join(', ')}. npm run sweep removes versions that are no longer served. Release them again, or name another set; npm run releases lists them.`,
      );
  }
  throw new ReleaseError(
    to === undefined && last > 0
      ? `Channel ${channel} has no earlier release set without a version that was rolled back or that the release store no longer has, and with a remote. To choose one all the same, name it: npm run rollback -- <number>; npm run releases lists them.`
      : `Channel ${channel} has no release set ${last}. npm run releases lists them.`,
  );
}

/** The versions of a set that a rollback to it would serve again, but that the store does not have as it names them. */
async function missingVersions(store: ReleaseStore, current: ReleaseSet, target: ReleaseSet) {
  const served = releasesOf(current);
  const added = Object.entries(releasesOf(target)).flatMap(([name, { canary, ...stable }]) =>
    [stable, ...(canary ? [canary] : [])]
      .filter(({ version }) => ![served[name]?.version, served[name]?.canary?.version].includes(version))
      .map((released) => ({ name, released })),
  );
  const checked = await Promise.all(
    added.map(async ({ name, released }) =>
      (await isInStore(store, name, released)) ? [] : [`${name} ${released.version}`],
    ),
  );
  return checked.flat();
}

/**
 * Manual rollback of one remote or of the shell (`shell`); the others keep their versions. Without `to` a canary ends,
 * and without a canary the last version before it is served that is not condemned, is in the store, and fits the shell;
 * the shell returns to one that supports the remotes.
 * @param to version to return to, even a condemned one, or one that does not fit; it must be in the store
 * @param reason why, recorded in the set
 * @throws ReleaseError when there is nothing to return to
 */
export async function rollBackRemote(
  store: ReleaseStore,
  channel: string,
  { remote, to, reason, author, commit }: Authorship & { remote: string; to?: string; reason?: string },
): Promise<ReleaseSet> {
  const current = await readNewestSet(store, channel);
  const released = releasesOf(current)[remote];
  if (!released) {
    const names = Object.keys(releasesOf(current)).sort().join(', ');
    throw new ReleaseError(`${remote} is not released on ${channel}. Released there: ${names || 'nothing'}.`);
  }
  if (released.version === to && !released.canary)
    throw new ReleaseError(`${remote} ${to} is served already on ${channel}.`);
  const target = await remoteTarget(store, current, remote, to);
  if (!target)
    throw new ReleaseError(
      to === undefined
        ? `${remote} has no earlier version on ${channel} that was not rolled back and that ${remote === SHELL ? 'supports all remotes of the set' : 'fits the shell'}, with its files in the release store. To choose one all the same, name it: npm run rollback -- ${remote} --to <version>.`
        : `${remote} ${to} was never served on ${channel}. npm run releases lists what was.`,
    );
  if (target.version !== released.version && !(await isInStore(store, remote, target)))
    throw new ReleaseError(
      `The release store does not have ${remote} ${target.version}. npm run sweep removes versions that are no longer served. Release it again, or name another version; npm run releases lists them.`,
    );
  const undoes = isCondemned(current, remote, target.version);
  return writeNextSet(store, channel, {
    author,
    commit,
    message: `rollback of ${remote} ${versionsLeft(released, target).join(' and ')} to ${target.version}${reason ? `: ${reason}` : ''}`,
    remotes: (before) => ({ ...before, [remote]: inPlaceOf(before[remote], target) }),
    condemned: (before) => {
      const why = { reason: reason ?? 'manual rollback', by: author, automatic: false };
      const left = undoes ? [] : versionsLeft(releasesOf(before)[remote], target);
      return withCondemned(before, { [remote]: left.map((one) => record(one, why)) });
    },
  });
}

/**
 * Automatic rollback of one version of a remote or of the shell (`shell`): a canary ends; a stable version is replaced by
 * the last one before it that is not condemned and that can be served in the set as it is now. A remote is rolled back
 * automatically at most once per hour, whichever server does it.
 * @param reason written into the set, e.g. `31 of 60 views reported errors`
 * @returns the new set; null when the version is not served any more, there is nothing to return to, or the remote was
 * rolled back automatically within the last hour
 */
export async function rollBackVersion(
  store: ReleaseStore,
  channel: string,
  { remote, version, reason, author }: { remote: string; version: string; reason: string; author: string },
): Promise<ReleaseSet | null> {
  const current = await readNewestSet(store, channel);
  const released = releasesOf(current)[remote];
  const isServed = (one: ReleasedRemote | undefined) =>
    one?.version === version || one?.canary?.version === version;
  if (!released || !isServed(released)) return null;
  if (await wasRolledBackWithinHour(store, current, remote)) return null;
  const target =
    released.canary?.version === version
      ? withoutCanary(released)
      : await versionBefore(store, current, remote, version);
  if (!target) return null;
  // False at the end when another server or a release was faster.
  let isLeft = false;
  const set = await writeNextSet(store, channel, {
    author,
    commit: current.commit,
    message: `automatic rollback of ${remote} ${version} to ${target.version}: ${reason}`,
    remotes: (before) => {
      isLeft = isServed(before[remote]);
      return isLeft ? { ...before, [remote]: inPlaceOf(before[remote], target) } : before;
    },
    condemned: (before) => {
      const left = versionsLeft(releasesOf(before)[remote], target).map((one) =>
        // A canary ends with the stable version, but not because of its own errors.
        record(one, {
          reason: one === version ? reason : `rollback of ${version}: ${reason}`,
          by: author,
          automatic: true,
        }),
      );
      return withCondemned(before, { [remote]: left });
    },
  });
  return isLeft ? set : null;
}

/** A remote that an operator has disabled stays disabled. */
const inPlaceOf = (before: ReleasedRemote | undefined, target: ReleasedRemote): ReleasedRemote => ({
  ...target,
  ...(before?.disabled && { disabled: true }),
});

/** The versions, stable and canary, that are no longer served when `target` replaces a release. */
const versionsLeft = (released: ReleasedRemote | undefined, target: ReleasedRemote): string[] =>
  [released?.version, released?.canary?.version]
    .filter((version) => version !== undefined)
    .filter((version) => version !== target.version && version !== target.canary?.version);

const record = (version: string, why: Omit<CondemnedVersion, 'version' | 'at'>): CondemnedVersion => ({
  version,
  ...why,
  at: new Date().toISOString(),
});

/** Records are dropped when a version is released again, so all sets of the last hour are read. */
async function wasRolledBackWithinHour(store: ReleaseStore, current: ReleaseSet, remote: string) {
  const start = Date.now() - HOUR_MS;
  for (
    let set: ReleaseSet | null = current;
    set !== null && set.number > 0;
    set = await readSet(store, current.channel, set.number - 1)
  ) {
    if (set.condemned?.[remote]?.some(({ automatic, at }) => automatic && Date.parse(at) > start))
      return true;
    if (Date.parse(set.createdAt) <= start) return false;
  }
  return false;
}

async function remoteTarget(
  store: ReleaseStore,
  current: ReleaseSet,
  remote: string,
  to: string | undefined,
): Promise<ReleasedRemote | null> {
  const released = releasesOf(current)[remote];
  if (released?.canary && (to === undefined || to === released.version)) return withoutCanary(released);
  return to === undefined
    ? versionBefore(store, current, remote, released?.version ?? '')
    : findEarlier(store, current, (set) => {
        const found = releasesOf(set)[remote];
        if (found?.version === to) return withoutCanary(found);
        return found?.canary?.version === to ? withoutCanary(found.canary) : null;
      });
}

import { ReleaseError } from '../errors.ts';
import { versionBefore } from '../rollback/earlier-versions.ts';
import { abandonedServers } from '../servers/running-servers.ts';
import { releasesOf } from '../sets/release-set.ts';
import { listSets, readNewestSet, readSet } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Removes versions that no open tab can still load: those that no set of the last `days` days names, in any channel
 * (PLATFORM-18). The set that was served when that period began counts as well. The newest two shells always stay, and of
 * each served remote and shell the version that a rollback would return to, however old it is.
 * An upload younger than a day stays as well: the set that names it may not be written yet.
 * Expired previews and records of servers that have been stopped for a day are removed as well.
 * @throws ReleaseError for a store with files but without any set: a mistyped folder would be emptied
 * @returns the removed folders, e.g. `mfe-events/1.0.0-3f2a9c1b07`
 */
export async function sweepReleases(store: ReleaseStore, days: number, now = Date.now()): Promise<string[]> {
  if (days < 7)
    throw new Error('Old releases must stay for at least 7 days, because open tabs still load their files.');
  const keys = await store.list('');
  const cutoff = now - days * DAY_MS;
  const needed = new Set<string>();
  const channels = new Set(keys.flatMap((key) => /^sets\/([^/]+)\//.exec(key)?.[1] ?? []));
  if (channels.size === 0 && keys.length > 0)
    throw new ReleaseError(
      'Nothing was removed: there is no release set here, so this is no release store. Check RELEASE_STORE.',
    );
  const expiredPreviews: string[] = [];
  for (const channel of channels) {
    const numbers = (await listSets(store, channel)).reverse();
    if (await isExpiredPreview(store, channel, numbers[0], now)) {
      expiredPreviews.push(`sets/${channel}`);
      continue;
    }
    for (const number of numbers) {
      const set = await readSet(store, channel, number);
      for (const [name, { version, canary }] of Object.entries(set ? releasesOf(set) : {})) {
        needed.add(`${name}/${version}`);
        if (canary) needed.add(`${name}/${canary.version}`);
      }
      if (set && Date.parse(set.createdAt) < cutoff) break;
    }
    for (const folder of await rollbackTargets(store, channel)) needed.add(folder);
  }
  const released = await Promise.all(
    keys
      .filter((key) => /^shell\/[^/]+\/shell\.json$/.test(key))
      .map(async (key) => {
        const { releasedAt = '' } = JSON.parse((await store.get(key))?.toString('utf8') ?? '{}');
        return { folder: key.slice(0, -'/shell.json'.length), releasedAt: String(releasedAt) };
      }),
  );
  released.sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
  for (const [index, { folder, releasedAt }] of released.entries()) {
    if (index < 2 || Date.parse(releasedAt) >= cutoff) needed.add(folder);
  }
  // Files outside a folder of a version, such as a README, are none of a release.
  const folders = new Set(
    keys
      .filter((key) => !/^(sets|servers)\//.test(key))
      .flatMap((key) => /^[^/]+\/[^/]+(?=\/)/.exec(key)?.[0] ?? []),
  );
  for (const folder of expiredPreviews) await store.remove(`${folder}/`);
  const swept = [...expiredPreviews];
  for (const folder of [...folders].filter((one) => !needed.has(one)).sort()) {
    if ((await store.lastWrite(`${folder}/`)) > now - DAY_MS) continue;
    await store.remove(`${folder}/`);
    swept.push(folder);
  }
  for (const folder of await abandonedServers(store, keys, DAY_MS, now)) await store.remove(folder);
  return swept.sort();
}

async function rollbackTargets(store: ReleaseStore, channel: string): Promise<string[]> {
  // Each remote is looked for in the same sets, of which a channel may have thousands.
  const known = new Map<string, ReturnType<ReleaseStore['get']>>();
  const reading: ReleaseStore = {
    ...store,
    get: (key) => {
      const content = known.get(key) ?? store.get(key);
      known.set(key, content);
      return content;
    },
  };
  const newest = await readNewestSet(reading, channel);
  const folders: string[] = [];
  for (const [name, { version }] of Object.entries(releasesOf(newest))) {
    const target = await versionBefore(reading, newest, name, version);
    if (target) folders.push(`${name}/${target.version}`);
  }
  return folders;
}

async function isExpiredPreview(
  store: ReleaseStore,
  channel: string,
  newest: number | undefined,
  now: number,
): Promise<boolean> {
  const set = newest === undefined ? null : await readSet(store, channel, newest);
  return set?.preview !== undefined && Date.parse(set.preview.expiresAt) < now;
}

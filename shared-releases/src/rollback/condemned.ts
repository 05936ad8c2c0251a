import type { CondemnedVersion, ReleaseSet } from '../sets/release-set.ts';

/** Records that are kept per remote. */
const MAX_RECORDS = 50;

/** Whether a rollback has left this version; it is not gone back to unless it is named. */
export const isCondemned = ({ condemned }: Pick<ReleaseSet, 'condemned'>, remote: string, version: string) =>
  condemned?.[remote]?.some((one) => one.version === version) ?? false;

/** The records of a set with further ones. */
export function withCondemned(
  { condemned }: Pick<ReleaseSet, 'condemned'>,
  added: Readonly<Record<string, readonly CondemnedVersion[]>>,
): NonNullable<ReleaseSet['condemned']> {
  const result = { ...condemned };
  for (const [remote, records] of Object.entries(added)) {
    const others = (result[remote] ?? []).filter(
      ({ version }) => !records.some((record) => record.version === version),
    );
    result[remote] = [...others, ...records].slice(-MAX_RECORDS);
  }
  return result;
}

/**
 * The records of the next set: a version that it serves again was named explicitly and is not condemned any more.
 * @param remotes the releases of the next set, by name
 */
export function withoutServed(
  condemned: ReleaseSet['condemned'],
  remotes: ReleaseSet['remotes'],
): Pick<ReleaseSet, 'condemned'> {
  const kept = Object.entries(condemned ?? {}).flatMap(([remote, records]) => {
    const served = [remotes[remote]?.version, remotes[remote]?.canary?.version];
    const left = records.filter(({ version }) => !served.includes(version));
    return left.length > 0 ? [[remote, left] as const] : [];
  });
  return kept.length > 0 ? { condemned: Object.fromEntries(kept) } : {};
}

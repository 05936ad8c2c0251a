import { z } from 'zod';

/** Versions in a snapshot: those viewed most recently. */
export const MAX_SNAPSHOT_VERSIONS = 64;
/** Errors of a version whose origin is in a snapshot: the newest ones. */
export const MAX_SNAPSHOT_ORIGINS = 1_000;
/** Error messages in a snapshot whose versions are known: those seen most recently. */
export const MAX_SNAPSHOT_MESSAGES = 500;

const buckets = z.array(z.tuple([z.number(), z.number().int().nonnegative()])).max(100);
const digest = z.string().max(32);

const versionSnapshotSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Views by start time of their time bucket in ms. */
  views: buckets,
  /** Counted errors by start time of their time bucket in ms. */
  errors: buckets,
  /** Origin of the newest errors: time in ms, view, digests of reporter and message. */
  origins: z.array(z.tuple([z.number(), digest, digest, digest])).max(MAX_SNAPSHOT_ORIGINS),
});

/** The counts of one server within its window, without addresses and without texts. */
export const countSnapshotSchema = z.object({
  schema: z.literal(1),
  versions: z.array(versionSnapshotSchema).max(MAX_SNAPSHOT_VERSIONS),
  /** Versions that had an error, by digest of remote and message. */
  messages: z.array(z.tuple([digest, z.array(z.string()).max(50)])).max(MAX_SNAPSHOT_MESSAGES),
});

export type CountSnapshot = z.infer<typeof countSnapshotSchema>;

/** Views and errors of a version over several servers. */
export interface VersionTotal {
  remote: string;
  version: string;
  views: number;
  failed: number;
}

/**
 * Adds up the counts of several servers. An error counts once although several servers have counted it: once per view
 * and once per reporter. Errors that `isExcused` are left out.
 * @param since start of the window in ms; older counts are left out
 * @param isExcused whether a version is not at fault, because the given versions of its remote had this error
 */
export function addSnapshots(
  snapshots: readonly CountSnapshot[],
  since: number,
  isExcused: (remote: string, version: string, versionsWithError: readonly string[]) => boolean,
): VersionTotal[] {
  const versionsByMessage = new Map<string, string[]>();
  for (const [message, versions] of snapshots.flatMap(({ messages }) => messages))
    versionsByMessage.set(message, [...(versionsByMessage.get(message) ?? []), ...versions]);
  const parts = Map.groupBy(
    snapshots.flatMap(({ versions }) => versions),
    ({ remote, version }) => `${remote}@${version}`,
  );
  return [...parts.values()].map((counts) => {
    const { remote = '', version = '' } = counts[0] ?? {};
    const sum = (all: readonly [number, number][]) =>
      all.reduce((total, [start, count]) => (start >= since ? total + count : total), 0);
    const seen = new Set<string>();
    let notCounted = 0;
    const origins = counts.flatMap((one) => one.origins).filter(([time]) => time >= since);
    for (const [, view, reporter, message] of origins.sort(([a], [b]) => a - b)) {
      if (isExcused(remote, version, versionsByMessage.get(message) ?? [])) {
        notCounted += 1;
        continue;
      }
      const ids = [`reporter ${reporter}`, ...(view ? [`view ${view}`] : [])];
      if (ids.some((id) => seen.has(id))) notCounted += 1;
      // Also of an error that is not counted, so that the result does not depend on which of them comes first.
      for (const id of ids) seen.add(id);
    }
    const errors = sum(counts.flatMap((one) => one.errors));
    return {
      remote,
      version,
      views: sum(counts.flatMap((one) => one.views)),
      failed: Math.max(0, errors - notCounted),
    };
  });
}

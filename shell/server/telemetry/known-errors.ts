import { LRUCache } from 'lru-cache';

/** Different errors that are remembered over all remotes. */
const MAX_ERRORS = 2_000;
/** Versions that are remembered per error. */
const MAX_VERSIONS_PER_ERROR = 20;
/** Rolled-back versions that are remembered. */
const MAX_ROLLED_BACK = 256;

/**
 * Remembers which versions had which error. One that another version of the remote has had as well is not the fault of
 * this version.
 */
export function createKnownErrors() {
  /** Versions that had an error, by digest of remote and fingerprint of its message. */
  const versionsByError = new LRUCache<string, Set<string>>({ max: MAX_ERRORS });
  /** Versions that were rolled back, with the version that replaced them. */
  const rolledBack = new LRUCache<string, string>({ max: MAX_ROLLED_BACK });
  return {
    /** Records that a version had an error. Returns all versions that had it. */
    record: (error: string, version: string): ReadonlySet<string> => {
      const versions = versionsByError.get(error) ?? new Set();
      if (versions.size < MAX_VERSIONS_PER_ERROR) versions.add(version);
      versionsByError.set(error, versions);
      return versions;
    },
    /**
     * Whether a version is not at fault for an error that the given versions had. An error of a version that was rolled
     * back only excuses the version that came before it.
     */
    isExcused: (remote: string, version: string, versionsWithIt: Iterable<string>): boolean =>
      [...versionsWithIt].some((other) => {
        const replacement = rolledBack.get(`${remote}@${other}`);
        return other !== version && (replacement === undefined || replacement === version);
      }),
    /** @param replacement the version that it was rolled back to */
    noteRollback: (remote: string, version: string, replacement: string) => {
      rolledBack.set(`${remote}@${version}`, replacement);
    },
    /** The errors with the versions that had them, those seen most recently first. */
    entries: (max: number): [error: string, versions: string[]][] =>
      [...versionsByError.entries()]
        .slice(0, max)
        .map(([error, versions]): [string, string[]] => [error, [...versions]]),
  };
}

import { LRUCache } from 'lru-cache';
import { messageFingerprint } from './message-fingerprint.ts';
import { createWindowCounter, type WindowCounter } from './window-counter.ts';

export interface ErrorRateMonitorOptions {
  /** Least number of views before a version can be reported as failing. */
  minViews: number;
  /** Error rate above which a version is failing: share of views with an error, 0 to 1. */
  rate: number;
  /** Time in ms that views and errors are counted. */
  windowMs: number;
  now?: () => number;
}

/** A version whose error rate exceeds the limit, with the counts of the current window. */
export interface FailingVersion {
  remote: string;
  version: string;
  views: number;
  failed: number;
}

interface VersionCounts {
  views: WindowCounter;
  errors: WindowCounter;
}

/** Versions counted at the same time; the one that was viewed least recently is forgotten first. */
const MAX_VERSIONS = 256;
/** Different errors that are remembered over all remotes. */
const MAX_FINGERPRINTS = 2_000;
/** Versions that are remembered per error. */
const MAX_VERSIONS_PER_FINGERPRINT = 20;
/** Reporters remembered over all versions, so that each counts once per window. */
const MAX_REPORTERS = 20_000;

/**
 * Measures the error rate of each version within a sliding window. Each reporter counts once per window, so that a
 * single device cannot cause a rollback. An error that another version of the remote has had as well is not counted,
 * because it is not the fault of this version. A view and a report each take constant time, and memory is bounded, however
 * many of them arrive.
 */
export function createErrorRateMonitor({
  minViews,
  rate,
  windowMs,
  now = Date.now,
}: ErrorRateMonitorOptions) {
  const versions = new LRUCache<string, VersionCounts>({ max: MAX_VERSIONS });
  /** Time of the last counted error, by version and reporter. */
  const reporters = new LRUCache<string, number>({ max: MAX_REPORTERS });
  /** Versions that had an error, by remote and fingerprint of its message. */
  const versionsWithError = new LRUCache<string, Set<string>>({ max: MAX_FINGERPRINTS });
  /** Versions that were rolled back, with the version that replaced them. */
  const rolledBack = new LRUCache<string, string>({ max: MAX_VERSIONS });

  /** An error of a version that was rolled back only excuses the version that came before it. */
  const isKnownError = (remote: string, version: string, message: string) => {
    const key = `${remote} ${messageFingerprint(message)}`;
    const versionsWithIt = versionsWithError.get(key) ?? new Set();
    if (versionsWithIt.size < MAX_VERSIONS_PER_FINGERPRINT) versionsWithIt.add(version);
    versionsWithError.set(key, versionsWithIt);
    return [...versionsWithIt].some((other) => {
      const replacement = rolledBack.get(`${remote}@${other}`);
      return other !== version && (replacement === undefined || replacement === version);
    });
  };
  const countsOf = (key: string) => {
    const known = versions.get(key);
    if (known) return known;
    const counts = { views: createWindowCounter(windowMs), errors: createWindowCounter(windowMs) };
    versions.set(key, counts);
    return counts;
  };
  return {
    countView: (remote: string, version: string) => {
      countsOf(`${remote}@${version}`).views.add(now());
    },
    /** Returns the version when its error rate now exceeds the limit; null otherwise. */
    countError: (
      remote: string,
      version: string,
      { reporter, message }: { reporter: string; message: string },
    ): FailingVersion | null => {
      const key = `${remote}@${version}`;
      if (isKnownError(remote, version, message)) return null;
      const time = now();
      const last = reporters.get(`${key} ${reporter}`);
      if (last !== undefined && last > time - windowMs) return null;
      reporters.set(`${key} ${reporter}`, time);
      const counts = countsOf(key);
      counts.errors.add(time);
      const views = counts.views.total(time);
      const failed = counts.errors.total(time);
      return views >= minViews && failed / views > rate ? { remote, version, views, failed } : null;
    },
    /**
     * Discards the counts of a version.
     * @param replacement the version that it was rolled back to
     */
    reset: (remote: string, version: string, replacement?: string) => {
      versions.delete(`${remote}@${version}`);
      if (replacement !== undefined) rolledBack.set(`${remote}@${version}`, replacement);
    },
  };
}

export type ErrorRateMonitor = ReturnType<typeof createErrorRateMonitor>;

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  addSnapshots,
  type CountSnapshot,
  MAX_SNAPSHOT_MESSAGES,
  MAX_SNAPSHOT_ORIGINS,
  MAX_SNAPSHOT_VERSIONS,
} from './count-snapshot.ts';
import { createKnownErrors } from './known-errors.ts';
import { messageFingerprint } from './message-fingerprint.ts';
import { createReporters } from './reporters.ts';
import { createWindowCounter, type WindowCounter } from './window-counter.ts';

export interface ErrorRateMonitorOptions {
  /** Least number of counted views before a version can be reported as failing. */
  minViews: number;
  /** Error rate above which a version is failing: share of counted views with an error, 0 to 1. */
  rate: number;
  /** Time in ms that views and errors are counted. */
  windowMs: number;
  now?: () => number;
  /**
   * Digest of a reporter's address, which snapshots contain instead of the address. All servers of a site need the same
   * one to count each reporter once. Default: a hash.
   */
  digest?: (text: string) => string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** A version whose error rate exceeds the limit, with the counts of the current window. */
export interface FailingVersion {
  remote: string;
  version: string;
  views: number;
  failed: number;
}

interface VersionCounts {
  remote: string;
  version: string;
  views: WindowCounter;
  errors: WindowCounter;
  /** Time of the first count in ms. */
  since: number;
}

/** Versions counted at the same time; the one that was viewed least recently is forgotten first. */
const MAX_VERSIONS = 256;

/**
 * Measures the error rate of each version within a sliding window. Each reporter's errors count once per window, so that
 * a single device cannot cause a rollback, and its views a few times, so that it cannot prevent one. An error that
 * another version of the remote has had as well is not counted, because it is not the fault of this version. A view and a
 * report each take constant time, and memory is bounded, however many of them arrive.
 */
export function createErrorRateMonitor({
  minViews,
  rate,
  windowMs,
  now = Date.now,
  digest = hash,
}: ErrorRateMonitorOptions) {
  const versions = new LRUCache<string, VersionCounts>({ max: MAX_VERSIONS });
  const knownErrors = createKnownErrors();
  const reporters = createReporters({
    windowMs,
    // The errors of one reporter count once, so more views would hide a version that fails for everybody.
    maxViews: rate > 0 ? Math.max(1, Math.ceil(1 / rate) - 1) : Number.POSITIVE_INFINITY,
  });

  const countsOf = (remote: string, version: string) => {
    const key = `${remote}@${version}`;
    const known = versions.get(key);
    if (known) return known;
    const counts = {
      remote,
      version,
      views: createWindowCounter(windowMs),
      errors: createWindowCounter(windowMs),
      since: now(),
    };
    versions.set(key, counts);
    return counts;
  };
  const isFailing = ({ views, failed }: Pick<FailingVersion, 'views' | 'failed'>) =>
    views >= minViews && failed / views > rate;

  return {
    /**
     * Counts a view in which the code of a version has started.
     * @param reporter who says so; absent for pages that count when they are sent
     */
    countView: (remote: string, version: string, reporter?: string) => {
      const time = now();
      const counts = countsOf(remote, version);
      if (reporter === undefined || reporters.takeView(`${remote}@${version}`, reporter, time, counts.since))
        counts.views.add(time);
    },
    /**
     * Counts an error that a browser reported.
     * @param view identifies the page view, so that servers can tell that they count the same one
     * @returns the version when its error rate on this server now exceeds the limit; null otherwise
     */
    countError: (
      remote: string,
      version: string,
      { reporter, message, view = '' }: { reporter: string; message: string; view?: string },
    ): FailingVersion | null => {
      const fingerprint = hash(`${remote} ${messageFingerprint(message)}`);
      const versionsWithIt = knownErrors.record(fingerprint, version);
      if (knownErrors.isExcused(remote, version, versionsWithIt)) return null;
      const time = now();
      const error = { time, view, message: fingerprint };
      if (!reporters.takeError(`${remote}@${version}`, digest(reporter), error)) return null;
      const counts = countsOf(remote, version);
      counts.errors.add(time);
      const found = { remote, version, views: counts.views.total(time), failed: counts.errors.total(time) };
      return isFailing(found) ? found : null;
    },
    /**
     * Whether a version exceeds the error rate on this server, however few its views are. When the rate over all servers
     * exceeds the limit, it does so on at least one of them.
     */
    isSuspicious: (remote: string, version: string): boolean => {
      const counts = versions.peek(`${remote}@${version}`);
      const time = now();
      return counts !== undefined && counts.errors.total(time) > rate * counts.views.total(time);
    },
    /** The counts of this server, for the other servers of the site. */
    snapshot: (): CountSnapshot => {
      const time = now();
      const counted = [...versions.values()].slice(0, MAX_SNAPSHOT_VERSIONS).map((counts) => ({
        remote: counts.remote,
        version: counts.version,
        views: counts.views.buckets(time),
        errors: counts.errors.buckets(time),
        origins: [] as CountSnapshot['versions'][number]['origins'],
      }));
      const byName = new Map(counted.map((one) => [`${one.remote}@${one.version}`, one]));
      for (const { version, reporter, time: at, view, message } of reporters.countedErrors()) {
        const found = byName.get(version);
        const since = Math.max(time - windowMs, versions.peek(version)?.since ?? 0);
        if (found && at >= since && found.origins.length < MAX_SNAPSHOT_ORIGINS)
          found.origins.push([at, view, reporter, message]);
      }
      return { schema: 1, versions: counted, messages: knownErrors.entries(MAX_SNAPSHOT_MESSAGES) };
    },
    /** The versions whose error rate over several servers exceeds the limit. */
    failingVersions: (snapshots: readonly CountSnapshot[]): FailingVersion[] =>
      addSnapshots(snapshots, now() - windowMs, knownErrors.isExcused).filter(isFailing),
    /**
     * Discards the counts of a version.
     * @param replacement the version that it was rolled back to
     */
    reset: (remote: string, version: string, replacement?: string) => {
      versions.delete(`${remote}@${version}`);
      if (replacement !== undefined) knownErrors.noteRollback(remote, version, replacement);
    },
  };
}

export type ErrorRateMonitor = ReturnType<typeof createErrorRateMonitor>;

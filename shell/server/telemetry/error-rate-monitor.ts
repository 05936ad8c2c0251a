import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  addSnapshots,
  type CountSnapshot,
  MAX_SNAPSHOT_MESSAGES,
  MAX_SNAPSHOT_ORIGINS,
  MAX_SNAPSHOT_VERSIONS,
} from './count-snapshot.ts';
import { messageFingerprint } from './message-fingerprint.ts';
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

/** The last counted error of a reporter in a version. */
interface CountedError {
  time: number;
  /** The view it belongs to; empty when that is unknown. */
  view: string;
  /** Digest of remote and message. */
  message: string;
}

/** Versions counted at the same time; the one that was viewed least recently is forgotten first. */
const MAX_VERSIONS = 256;
/** Different errors that are remembered over all remotes. */
const MAX_FINGERPRINTS = 2_000;
/** Versions that are remembered per error. */
const MAX_VERSIONS_PER_FINGERPRINT = 20;
/** Reporters of errors, and those of views, that are remembered over all versions, so that each counts rarely. */
const MAX_REPORTERS = 20_000;

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
  /**
   * Views that one reporter can add to a version per window. Its errors count once, so more views would hide a version
   * that fails for everybody.
   */
  const maxViewsPerReporter = rate > 0 ? Math.max(1, Math.ceil(1 / rate) - 1) : Number.POSITIVE_INFINITY;
  /** Counted views, by version and reporter, since the first of them (ms). */
  const viewers = new LRUCache<string, { since: number; views: number }>({ max: MAX_REPORTERS });
  /** The last counted error, by version and reporter. */
  const reporters = new LRUCache<string, CountedError>({ max: MAX_REPORTERS });
  /** Versions that had an error, by digest of remote and fingerprint of its message. */
  const versionsWithError = new LRUCache<string, Set<string>>({ max: MAX_FINGERPRINTS });
  /** Versions that were rolled back, with the version that replaced them. */
  const rolledBack = new LRUCache<string, string>({ max: MAX_VERSIONS });

  /** An error of a version that was rolled back only excuses the version that came before it. */
  const isExcused = (remote: string, version: string, versionsWithIt: Iterable<string>) =>
    [...versionsWithIt].some((other) => {
      const replacement = rolledBack.get(`${remote}@${other}`);
      return other !== version && (replacement === undefined || replacement === version);
    });
  /** Records that a version had an error. Returns all versions that had it. */
  const recordError = (key: string, version: string) => {
    const versionsWithIt = versionsWithError.get(key) ?? new Set();
    if (versionsWithIt.size < MAX_VERSIONS_PER_FINGERPRINT) versionsWithIt.add(version);
    versionsWithError.set(key, versionsWithIt);
    return versionsWithIt;
  };
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
  /** Whether the reporter may still add a view to the version; notes that it has. */
  const takeView = (name: string, reporter: string, time: number, since: number) => {
    const key = `${name} ${reporter}`;
    const known = viewers.get(key);
    if (!known || known.since <= time - windowMs || known.since < since) {
      viewers.set(key, { since: time, views: 1 });
      return true;
    }
    known.views += 1;
    return known.views <= maxViewsPerReporter;
  };
  return {
    /**
     * Counts a view in which the code of a version has started.
     * @param reporter who says so; absent for pages that count when they are sent
     */
    countView: (remote: string, version: string, reporter?: string) => {
      const time = now();
      const counts = countsOf(remote, version);
      if (reporter === undefined || takeView(`${remote}@${version}`, reporter, time, counts.since))
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
      if (isExcused(remote, version, recordError(fingerprint, version))) return null;
      const time = now();
      const origin = `${remote}@${version} ${digest(reporter)}`;
      const last = reporters.get(origin);
      if (last !== undefined && last.time > time - windowMs) return null;
      reporters.set(origin, { time, view, message: fingerprint });
      const counts = countsOf(remote, version);
      counts.errors.add(time);
      const views = counts.views.total(time);
      const failed = counts.errors.total(time);
      return views >= minViews && failed / views > rate ? { remote, version, views, failed } : null;
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
      // Newest first.
      for (const [origin, error] of reporters.entries()) {
        const [name = '', reporter = ''] = origin.split(' ');
        const found = byName.get(name);
        const since = Math.max(time - windowMs, versions.peek(name)?.since ?? 0);
        if (found && error.time >= since && found.origins.length < MAX_SNAPSHOT_ORIGINS)
          found.origins.push([error.time, error.view, reporter, error.message]);
      }
      const messages = [...versionsWithError.entries()].slice(0, MAX_SNAPSHOT_MESSAGES);
      return {
        schema: 1,
        versions: counted,
        messages: messages.map(([message, versionsWithIt]) => [message, [...versionsWithIt]]),
      };
    },
    /** The versions whose error rate over several servers exceeds the limit. */
    failingVersions: (snapshots: readonly CountSnapshot[]): FailingVersion[] =>
      addSnapshots(snapshots, now() - windowMs, isExcused).filter(
        ({ views, failed }) => views >= minViews && failed / views > rate,
      ),
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

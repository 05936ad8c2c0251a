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
  /** Times of views and of errors, ascending. */
  views: number[];
  errors: number[];
  /** Time of the last counted error per reporter. */
  reporters: Map<string, number>;
}

const MAX_REPORTERS = 10_000;

/**
 * Measures the error rate of each version within a sliding window. Each reporter counts once per window, so that a
 * single device cannot cause a rollback.
 */
export function createErrorRateMonitor({
  minViews,
  rate,
  windowMs,
  now = Date.now,
}: ErrorRateMonitorOptions) {
  const versions = new Map<string, VersionCounts>();
  const countsOf = (remote: string, version: string) => {
    const key = `${remote}@${version}`;
    const counts: VersionCounts = versions.get(key) ?? { views: [], errors: [], reporters: new Map() };
    versions.set(key, counts);
    return counts;
  };
  const countRecent = (times: number[]) => {
    const start = now() - windowMs;
    while (times.length > 0 && (times[0] ?? 0) < start) times.shift();
    return times.length;
  };
  return {
    countView: (remote: string, version: string) => {
      countsOf(remote, version).views.push(now());
    },
    /** Returns the version when its error rate now exceeds the limit; null otherwise. */
    countError: (remote: string, version: string, reporter: string): FailingVersion | null => {
      const counts = countsOf(remote, version);
      const last = counts.reporters.get(reporter);
      if (last !== undefined && last > now() - windowMs) return null;
      if (counts.reporters.size > MAX_REPORTERS) counts.reporters.clear();
      counts.reporters.set(reporter, now());
      counts.errors.push(now());
      const views = countRecent(counts.views);
      const failed = countRecent(counts.errors);
      return views >= minViews && failed / views > rate ? { remote, version, views, failed } : null;
    },
    /** Discards the counts of a version, after its rollback. */
    reset: (remote: string, version: string) => {
      versions.delete(`${remote}@${version}`);
    },
  };
}

export type ErrorRateMonitor = ReturnType<typeof createErrorRateMonitor>;

export interface ErrorWatchOptions {
  /** Views of a version before it is judged. */
  minViews: number;
  /** Share of views with an error, 0 to 1, above which the version is taken back. */
  rate: number;
  /** ms that a view counts. */
  window: number;
  now?: () => number;
}

export interface Verdict {
  remote: string;
  version: string;
  views: number;
  failed: number;
}

interface Tally {
  views: number[];
  failed: number[];
  reporters: Map<string, number>;
}

/**
 * Judges each version by the share of its views that reported an error. One reporter counts once per window, so that
 * one broken device (or one person who wants a rollback) does not speak for everybody.
 */
export function createErrorWatch({ minViews, rate, window, now = Date.now }: ErrorWatchOptions) {
  const tallies = new Map<string, Tally>();
  const tallyOf = (remote: string, version: string) => {
    const key = `${remote}@${version}`;
    const tally: Tally = tallies.get(key) ?? { views: [], failed: [], reporters: new Map() };
    tallies.set(key, tally);
    return tally;
  };
  const recent = (times: number[]) => {
    const from = now() - window;
    while (times.length > 0 && (times[0] ?? 0) < from) times.shift();
    return times.length;
  };
  return {
    view: (remote: string, version: string) => {
      tallyOf(remote, version).views.push(now());
    },
    /** A verdict when this report is the one too many; null otherwise. */
    failure: (remote: string, version: string, reporter: string): Verdict | null => {
      const tally = tallyOf(remote, version);
      const last = tally.reporters.get(reporter);
      if (last !== undefined && last > now() - window) return null;
      if (tally.reporters.size > 10_000) tally.reporters.clear();
      tally.reporters.set(reporter, now());
      tally.failed.push(now());
      const views = recent(tally.views);
      const failed = recent(tally.failed);
      return views >= minViews && failed / views > rate ? { remote, version, views, failed } : null;
    },
    /** After a verdict was carried out: the version starts anew should it be released again. */
    forget: (remote: string, version: string) => {
      tallies.delete(`${remote}@${version}`);
    },
  };
}

export type ErrorWatch = ReturnType<typeof createErrorWatch>;

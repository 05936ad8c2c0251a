import { LRUCache } from 'lru-cache';

/** Reporters of errors, and those of views, that are remembered over all versions. */
const MAX_REPORTERS = 20_000;

/** The last counted error of a reporter in a version. */
interface CountedError {
  /** In ms. */
  time: number;
  /** The view it belongs to; empty when that is unknown. */
  view: string;
  /** Digest of remote and message. */
  message: string;
}

interface Options {
  /** Time in ms within which a reporter counts rarely. */
  windowMs: number;
  /** Views that one reporter can add to a version in that time. */
  maxViews: number;
}

/**
 * Remembers who reported what of which version (`remote@version`), so that each reporter counts rarely: a single device
 * cannot cause a rollback by its errors, nor prevent one by its views.
 */
export function createReporters({ windowMs, maxViews }: Options) {
  /** Counted views, by version and reporter, since the first of them (ms). */
  const views = new LRUCache<string, { since: number; views: number }>({ max: MAX_REPORTERS });
  /** The last counted error, by version and reporter. */
  const errors = new LRUCache<string, CountedError>({ max: MAX_REPORTERS });
  return {
    /**
     * Whether the reporter may still add a view to the version; notes that it has.
     * @param since first count of the version in ms: views before it are of counts that were discarded
     */
    takeView: (version: string, reporter: string, time: number, since: number): boolean => {
      const key = `${version} ${reporter}`;
      const known = views.get(key);
      if (!known || known.since <= time - windowMs || known.since < since) {
        views.set(key, { since: time, views: 1 });
        return true;
      }
      known.views += 1;
      return known.views <= maxViews;
    },
    /** Whether the reporter may add an error to the version; notes that it has. */
    takeError: (version: string, reporter: string, error: CountedError): boolean => {
      const key = `${version} ${reporter}`;
      const last = errors.get(key);
      if (last !== undefined && last.time > error.time - windowMs) return false;
      errors.set(key, error);
      return true;
    },
    /** The last counted errors, newest first. */
    *countedErrors(): Generator<CountedError & { version: string; reporter: string }> {
      for (const [key, error] of errors.entries()) {
        const [version = '', reporter = ''] = key.split(' ');
        yield { version, reporter, ...error };
      }
    },
  };
}

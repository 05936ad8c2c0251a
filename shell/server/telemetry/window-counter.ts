/** Number of time buckets of a window; an event stops counting at most one bucket early. */
const BUCKET_COUNT = 60;

/** Counts events of the last `windowMs`. Times must not decrease by more than a window. */
export interface WindowCounter {
  /** @param time in ms */
  add: (time: number) => void;
  /** Events within the window that ends at `time`. */
  total: (time: number) => number;
  /** The buckets within the window that are not empty, as start time in ms and count, oldest first. */
  buckets: (time: number) => [start: number, count: number][];
}

/**
 * A counter over a sliding window in a ring of fixed-size time buckets: its memory does not depend on the number of
 * events, and `add` and `total` take constant time.
 */
export function createWindowCounter(windowMs: number): WindowCounter {
  const bucketMs = windowMs / BUCKET_COUNT;
  const buckets = new Uint32Array(BUCKET_COUNT);
  let total = 0;
  /** Number of the newest bucket since time 0. */
  let newest = 0;

  const clearOld = (time: number) => {
    const bucket = Math.floor(time / bucketMs);
    const passed = Math.min(bucket - newest, BUCKET_COUNT);
    for (let step = 1; step <= passed; step++) {
      const index = (newest + step) % BUCKET_COUNT;
      total -= buckets[index] ?? 0;
      buckets[index] = 0;
    }
    // A clock that was set back counts into the newest bucket.
    newest = Math.max(newest, bucket);
  };
  return {
    add: (time) => {
      clearOld(time);
      const index = newest % BUCKET_COUNT;
      buckets[index] = (buckets[index] ?? 0) + 1;
      total += 1;
    },
    total: (time) => {
      clearOld(time);
      return total;
    },
    buckets: (time) => {
      clearOld(time);
      const numbers = Array.from({ length: BUCKET_COUNT }, (_, index) => newest - BUCKET_COUNT + 1 + index);
      return numbers
        .filter((number) => number >= 0)
        .map((number): [number, number] => [number * bucketMs, buckets[number % BUCKET_COUNT] ?? 0])
        .filter(([, count]) => count > 0);
    },
  };
}

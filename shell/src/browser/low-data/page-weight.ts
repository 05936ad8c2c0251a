import { HEADER_BYTES, type PageWeight } from '../../page-data.ts';

type Timing = Pick<PerformanceResourceTiming, 'encodedBodySize' | 'transferSize'>;

const timings = (): Timing[] => [
  ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
  ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
];

/**
 * What a first visit to this page loads, as Resource Timing measured it: also files that came from the browser's cache
 * this time, because the full page that it is compared with is a first visit as well. Other servers may keep the sizes
 * of their files to themselves.
 */
export function pageWeight(): PageWeight {
  const sizes = timings().map(({ encodedBodySize }) => encodedBodySize);
  const known = sizes.filter((size) => size > 0);
  return {
    bytes: known.reduce((sum, size) => sum + size + HEADER_BYTES, 0),
    unknown: sizes.length - known.length,
  };
}

/** What this view has really transferred: nothing for what was in the browser's cache. */
export const transferredBytes = (): number =>
  timings().reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);

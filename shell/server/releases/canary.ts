import type { ServedSet } from './served-set.ts';

/** The release set for one visitor. `variant` identifies the chosen canaries. */
export type VisitorSet = ServedSet & { variant: string };

/** Number of buckets over which visitors are spread. The cookie contains only the bucket. */
export const BUCKET_COUNT = 10_000;
export const bucketCookie = 'site_bucket';

/** The visitor's bucket from the cookie header; null without a valid one. */
export function readBucket(cookies: string | undefined): number | null {
  const value = Number(
    new RegExp(`(?:^|;\\s*)${bucketCookie}=(\\d{1,5})(?:;|$)`).exec(cookies ?? '')?.[1] ?? Number.NaN,
  );
  return Number.isInteger(value) && value < BUCKET_COUNT ? value : null;
}

export const newBucket = () => Math.floor(Math.random() * BUCKET_COUNT);

/**
 * The set for one visitor, with canaries instead of stable versions where the bucket falls into their percentage. Each
 * remote has its own offset, so that several canaries do not all go to the same visitors. `variant` identifies the
 * choice in the page cache.
 */
export function chooseRemotes(served: ServedSet, bucket: number): VisitorSet {
  const chosen = served.canaries.filter(
    ({ remote, percent }) =>
      (bucket + bucketOffset(remote.name)) % BUCKET_COUNT < percent * (BUCKET_COUNT / 100),
  );
  const variant = chosen.map(({ remote: { name, version } }) => `${name}@${version}`).join(',');
  const known = chosenSets.get(served) ?? new Map<string, VisitorSet>();
  chosenSets.set(served, known);
  const set = known.get(variant) ?? withCanaries(served, chosen, variant);
  known.set(variant, set);
  return set;
}

/** One object per set and choice: the routers and pages that are kept for a set belong to its list of remotes. */
const chosenSets = new WeakMap<ServedSet, Map<string, VisitorSet>>();

const withCanaries = (served: ServedSet, chosen: ServedSet['canaries'], variant: string): VisitorSet => ({
  ...served,
  variant,
  ...(chosen.length > 0 && {
    remotes: served.remotes.map(
      (remote) => chosen.find(({ remote: { name } }) => name === remote.name)?.remote ?? remote,
    ),
  }),
});

/** The sets that visitors get: the stable one, and the one of each combination of canaries. */
export function visitorSets(served: ServedSet): VisitorSet[] {
  const sets = new Map<string, VisitorSet>();
  // A choice changes only where a canary's share of the buckets begins or ends.
  const limits = served.canaries.flatMap(({ remote, percent }) => {
    const begin = BUCKET_COUNT - bucketOffset(remote.name);
    return [begin, begin + Math.ceil(percent * (BUCKET_COUNT / 100))];
  });
  for (const bucket of [0, ...limits]) {
    const set = chooseRemotes(served, bucket % BUCKET_COUNT);
    sets.set(set.variant, set);
  }
  return [...sets.values()];
}

const bucketOffset = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % BUCKET_COUNT, 0);

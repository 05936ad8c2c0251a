import { SHELL } from 'shared-releases';
import type { ServedSet } from './served-set.ts';

/** Number of buckets over which visitors are spread. The cookie contains only the bucket. */
export const BUCKET_COUNT = 10_000;
export const bucketCookie = 'site_bucket';
const BUCKET = new RegExp(`(?:^|;\\s*)${bucketCookie}=(\\d{1,5})(?:;|$)`);

/** Whether visitors get different versions, so that each needs a bucket. */
export const hasCanary = ({ canaries, hostCanary }: ServedSet) =>
  canaries.length > 0 || hostCanary !== undefined;

/** The visitor's bucket from the cookie header; null without a valid one. */
export function readBucket(cookies: string | undefined): number | null {
  if (!cookies) return null;
  const value = Number(BUCKET.exec(cookies)?.[1] ?? Number.NaN);
  return Number.isInteger(value) && value < BUCKET_COUNT ? value : null;
}

/** About the golden section of the buckets, and without a common divisor: steps of it visit every bucket, evenly. */
const BUCKET_STEP = 6_181;
let lastBucket = Math.floor(Math.random() * BUCKET_COUNT);

/**
 * A bucket for a visitor without one. Buckets are dealt in turn and not drawn by chance, so that every run of 10,000 new
 * visitors has exactly the share of a canary, and shorter runs nearly.
 */
export function newBucket(): number {
  lastBucket = (lastBucket + BUCKET_STEP) % BUCKET_COUNT;
  return lastBucket;
}

/** What one visitor gets. */
export type ChosenSet = ServedSet & { variant: string };

/**
 * The set for one visitor, with canaries instead of stable versions where the bucket falls into their percentage. The
 * shell and each remote have their own offset, so that several canaries do not all go to the same visitors. `variant`
 * identifies the choice in the page cache.
 */
export function chooseRemotes(current: ServedSet, bucket: number): ChosenSet {
  const { hostCanary } = current;
  const isChosen = (name: string, percent: number) =>
    (bucket + bucketOffset(name)) % BUCKET_COUNT < percent * (BUCKET_COUNT / 100);
  const served = hostCanary && isChosen(SHELL, hostCanary.percent) ? hostCanary.set : current;
  const chosen = served.canaries.filter(({ remote, percent }) => isChosen(remote.name, percent));
  const variant = [
    ...(served === current ? [] : [`${SHELL}@${served.host?.version}`]),
    ...chosen.map(({ remote: { name, version } }) => `${name}@${version}`),
  ].join();
  const known = chosenSets.get(served) ?? new Map<string, ChosenSet>();
  chosenSets.set(served, known);
  const set = known.get(variant) ?? withCanaries(served, chosen, variant);
  known.set(variant, set);
  return set;
}

/** One object per set and choice: the routers and pages that are kept for a set belong to its list of remotes. */
const chosenSets = new WeakMap<ServedSet, Map<string, ChosenSet>>();

const withCanaries = (served: ServedSet, chosen: ServedSet['canaries'], variant: string): ChosenSet => ({
  ...served,
  variant,
  ...(chosen.length > 0 && {
    remotes: served.remotes.map(
      (remote) => chosen.find(({ remote: { name } }) => name === remote.name)?.remote ?? remote,
    ),
  }),
});

/** The sets that visitors get: the stable one, and the one of each combination of canaries. */
export function chosenSetsOf(current: ServedSet): ChosenSet[] {
  const sets = new Map<string, ChosenSet>();
  const shares = [
    ...current.canaries.map(({ remote: { name }, percent }) => ({ name, percent })),
    ...(current.hostCanary?.set.canaries ?? []).map(({ remote: { name }, percent }) => ({ name, percent })),
    ...(current.hostCanary ? [{ name: SHELL, percent: current.hostCanary.percent }] : []),
  ];
  // A choice changes only where the share of a canary begins or ends.
  const limits = shares.flatMap(({ name, percent }) => {
    const begin = BUCKET_COUNT - bucketOffset(name);
    return [begin, begin + Math.ceil(percent * (BUCKET_COUNT / 100))];
  });
  for (const bucket of [0, ...limits]) {
    const set = chooseRemotes(current, bucket % BUCKET_COUNT);
    sets.set(set.variant, set);
  }
  return [...sets.values()];
}

const bucketOffset = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % BUCKET_COUNT, 0);

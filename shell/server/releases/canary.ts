import { SHELL } from 'shared-releases';
import type { ServedSet } from './served-set.ts';

/** Number of buckets over which visitors are spread. The cookie contains only the bucket. */
export const BUCKET_COUNT = 10_000;
export const bucketCookie = 'site_bucket';

/** Whether visitors get different versions, so that each needs a bucket. */
export const hasCanary = ({ canaries, hostCanary }: ServedSet) =>
  canaries.length > 0 || hostCanary !== undefined;

/** The visitor's bucket from the cookie header; null without a valid one. */
export function readBucket(cookies: string | undefined): number | null {
  const value = Number(
    new RegExp(`(?:^|;\\s*)${bucketCookie}=(\\d{1,5})(?:;|$)`).exec(cookies ?? '')?.[1] ?? Number.NaN,
  );
  return Number.isInteger(value) && value < BUCKET_COUNT ? value : null;
}

export const newBucket = () => Math.floor(Math.random() * BUCKET_COUNT);

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
  const shellVariant = served === current ? [] : [`${SHELL}@${served.host?.version}`];
  if (chosen.length === 0) return { ...served, variant: shellVariant.join() };
  return {
    ...served,
    remotes: served.remotes.map(
      (remote) => chosen.find(({ remote: { name } }) => name === remote.name)?.remote ?? remote,
    ),
    variant: [...shellVariant, ...chosen.map(({ remote: { name, version } }) => `${name}@${version}`)].join(),
  };
}

const bucketOffset = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % BUCKET_COUNT, 0);

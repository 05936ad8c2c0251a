import type { LiveSet } from './live-set.ts';

/** Visitors are spread over this many buckets; a bucket is all the cookie holds. */
export const buckets = 10_000;
export const bucketCookie = 'site_bucket';

/** The bucket of a returning visitor, or null when there is none to be read. */
export function readBucket(cookies: string | undefined): number | null {
  const value = Number(
    new RegExp(`(?:^|;\\s*)${bucketCookie}=(\\d{1,5})(?:;|$)`).exec(cookies ?? '')?.[1] ?? Number.NaN,
  );
  return Number.isInteger(value) && value < buckets ? value : null;
}

export const newBucket = () => Math.floor(Math.random() * buckets);

/**
 * The set as one visitor gets it. Each remote turns the buckets by a number of its own, so that one tenth of the
 * visitors does not get every canary there is. `variant` names the choice, for the page cache.
 */
export function chooseRemotes(live: LiveSet, bucket: number): LiveSet & { variant: string } {
  const trials = live.canaries.filter(
    ({ remote, percent }) => (bucket + turnOf(remote.name)) % buckets < percent * (buckets / 100),
  );
  if (trials.length === 0) return { ...live, variant: '' };
  return {
    ...live,
    remotes: live.remotes.map(
      (remote) => trials.find(({ remote: { name } }) => name === remote.name)?.remote ?? remote,
    ),
    variant: trials.map(({ remote: { name, version } }) => `${name}@${version}`).join(','),
  };
}

const turnOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % buckets, 0);

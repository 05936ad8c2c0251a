/** @jest-environment node */
import { buckets, chooseRemotes, newBucket, readBucket } from './canary.ts';
import type { LiveSet } from './live-set.ts';

const remote = (name: string, version: string) => ({ name, version }) as LiveSet['remotes'][number];
const live = (percent: number): LiveSet => ({
  number: 1,
  remotes: [remote('mfe-a', '1'), remote('mfe-b', '1')],
  canaries: [{ remote: remote('mfe-a', '2'), percent }],
  problems: [],
});

test.each([1, 10, 50])(
  '%d percent of 10,000 visitors get the canary, within two percent, and nothing else changes',
  (percent) => {
    let trials = 0;
    for (let visitor = 0; visitor < 10_000; visitor++) {
      const { remotes } = chooseRemotes(live(percent), newBucket());
      expect(remotes[1]?.version).toBe('1');
      if (remotes[0]?.version === '2') trials += 1;
    }
    expect(Math.abs(trials / 100 - percent)).toBeLessThanOrEqual(2);
  },
);

test('a visitor keeps the version on every view', () => {
  for (let bucket = 0; bucket < buckets; bucket += 97) {
    expect(chooseRemotes(live(10), bucket).remotes[0]?.version).toBe(
      chooseRemotes(live(10), bucket).remotes[0]?.version,
    );
  }
});

test('the choice names the variant, so that pages of both are kept apart', () => {
  const variants = new Set(
    Array.from({ length: buckets }, (_, bucket) => chooseRemotes(live(10), bucket).variant),
  );
  expect([...variants].sort()).toEqual(['', 'mfe-a@2']);
});

test.each([
  ['site_bucket=42', 42],
  ['a=1; site_bucket=0; b=2', 0],
  ['site_bucket=10000', null],
  ['site_bucket=x', null],
  ['other_site_bucket=4', null],
  [undefined, null],
])('cookie %p is bucket %p', (cookie, bucket) => {
  expect(readBucket(cookie)).toBe(bucket);
});

/** @jest-environment node */
import { BUCKET_COUNT, chooseRemotes, chosenSetsOf, newBucket, readBucket } from './canary.ts';
import type { ServedSet } from './served-set.ts';

const remote = (name: string, version: string) => ({ name, version }) as ServedSet['remotes'][number];
const served = (percent: number): ServedSet => ({
  number: 1,
  remotes: [remote('mfe-a', '1'), remote('mfe-b', '1')],
  canaries: [{ remote: remote('mfe-a', '2'), percent }],
  problems: [],
});

test.each([1, 10, 50])(
  'with %d percent, that share of 10,000 new visitors gets the canary, and nearly that of 1,000',
  (percent) => {
    const shareOf = (visitors: number) => {
      let canaryVisitors = 0;
      for (let visitor = 0; visitor < visitors; visitor++) {
        const { remotes } = chooseRemotes(served(percent), newBucket());
        expect(remotes[1]?.version).toBe('1');
        if (remotes[0]?.version === '2') canaryVisitors += 1;
      }
      return (canaryVisitors / visitors) * 100;
    };
    expect(shareOf(BUCKET_COUNT)).toBe(percent);
    expect(Math.abs(shareOf(1_000) - percent)).toBeLessThanOrEqual(1);
  },
);

test('a visitor gets the same version on every view', () => {
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 97) {
    expect(chooseRemotes(served(10), bucket).remotes[0]?.version).toBe(
      chooseRemotes(served(10), bucket).remotes[0]?.version,
    );
  }
});

test('the variant names the chosen canaries, so that pages are cached separately', () => {
  const variants = new Set(
    Array.from({ length: BUCKET_COUNT }, (_, bucket) => chooseRemotes(served(10), bucket).variant),
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
])('cookie %p is read as bucket %p', (cookie, bucket) => {
  expect(readBucket(cookie)).toBe(bucket);
});

test('the sets for the visitors are those that any bucket gets', () => {
  const canaries = [
    { remote: remote('mfe-a', '2'), percent: 0.1 },
    { remote: remote('mfe-b', '2'), percent: 60 },
    { remote: remote('mfe-c', '2'), percent: 99.9 },
  ];
  const three = {
    ...served(10),
    remotes: canaries.map(({ remote: { name } }) => remote(name, '1')),
    canaries,
  };
  const variants = new Set(
    Array.from({ length: BUCKET_COUNT }, (_, bucket) => chooseRemotes(three, bucket).variant),
  );
  expect(chosenSetsOf(three).map(({ variant }) => variant)).toEqual(expect.arrayContaining([...variants]));
  expect(chosenSetsOf(served(0)).map(({ variant }) => variant)).toEqual(['']);
});

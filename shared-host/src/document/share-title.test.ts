import { shareTitle } from './share-title.ts';

test.each([
  ['Study in Australia', 'Study in Australia'],
  [
    'Master of Information Technology — Monash University — A$38,400/yr',
    'Master of Information Technology — Monash University',
  ],
  [
    'Master of Professional Accounting and Business Law (Extension) — Monash University — A$38,400/yr',
    'Master of Professional Accounting and Business Law…',
  ],
])('%s', (title, shared) => {
  expect(shareTitle(title)).toBe(shared);
  expect(shared.length).toBeLessThanOrEqual(60);
});

test('a title without spaces is shortened as well', () => {
  expect(shareTitle('x'.repeat(80))).toHaveLength(60);
});

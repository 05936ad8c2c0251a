import { unreadableOn } from './colours.ts';

test.each([
  ['#777777', 'light', '4.478:1 on #FFFFFF (cards)'],
  ['#9DB4FF', 'light', '2.0:1 on #FFFFFF (cards)'],
  ['#1F3A8A', 'light', null],
  ['#1F3A8A', 'dark', '1.8:1 on #0D1526 (page)'],
] as const)('%s on %s backgrounds: %s', (colour, scheme, expected) => {
  expect(unreadableOn(colour, scheme)).toBe(expected);
});

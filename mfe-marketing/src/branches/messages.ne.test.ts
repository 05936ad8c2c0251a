import { messages } from './messages.ne.ts';

test.each([
  [0, 'राति 12:30'],
  [9, 'बिहान 12:30'],
  [13, 'दिउँसो 12:30'],
  [18, 'बेलुका 12:30'],
  [21, 'राति 12:30'],
])('an opening hour at %i says the part of the day', (hours, shown) =>
  expect(messages.clock(hours, '12:30')).toBe(shown),
);

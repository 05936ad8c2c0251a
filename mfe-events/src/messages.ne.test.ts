import { messages } from './messages.ne.ts';

test('a case ending joins a place in Devanagari and stands apart from any other', () => {
  expect(messages.timeIn('10:00', 'Kathmandu')).toBe('10:00 (काठमाडौंको समय)');
  expect(messages.timeIn('10:00', 'London')).toBe('10:00 (London को समय)');
});

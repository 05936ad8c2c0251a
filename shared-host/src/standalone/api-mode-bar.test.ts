import { unknownChoices } from './api-mode-bar.ts';

test.each([
  ['', ''],
  ['?answers=recorded&visitor=account&page=2', ''],
  ['?visitor=staff', 'visitor=staff is not known: guest, account.'],
  [
    '?answers=toString',
    'answers=toString is not known: real, recorded, offline, slow, broken, throttled, expired, empty, nulls.',
  ],
])('choices of an address that there are not: %s', (search, note) => {
  expect(unknownChoices(search)).toBe(note);
});

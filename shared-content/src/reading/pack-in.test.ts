import { emptyPack } from '../empty-pack.ts';
import { packIn } from './pack-in.ts';

const nepali = { ...emptyPack, brand: { ...emptyPack.brand, name: 'क' } };

test.each([
  ['ne', nepali],
  ['en', emptyPack],
  ['de', emptyPack],
  ['constructor', emptyPack],
])('the pack in %s', (language, expected) => {
  expect(packIn({ pack: emptyPack, languages: { ne: nepali } }, language)).toBe(expected);
});

test('a pack without translations is in English', () => {
  expect(packIn({ pack: emptyPack }, 'ne')).toBe(emptyPack);
});

import fc from 'fast-check';
import { compareNames } from './filter-options.ts';

const dictionary = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const names = (characters: string) =>
  fc
    .string({ unit: fc.constantFrom(...characters), maxLength: 8 })
    .map((name) => ({ id: 1, name, word: name }));

test.each([
  ['plain ones, for which no collator is made', 'abBcZz &'],
  ['with numbers, accents and other scripts', 'aB2019éÉक -,'],
])('names stand in the order of the dictionary: %s', (_which, characters) => {
  fc.assert(
    fc.property(names(characters), names(characters), (a, b) => {
      expect(Math.sign(compareNames(a, b))).toBe(Math.sign(dictionary.compare(a.name, b.name)));
    }),
    { numRuns: 2_000 },
  );
});

import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';
import { foldText, readSearchText } from './search-text.ts';
import { alternatives, createVocabulary } from './spelling.ts';

const vocabulary = createVocabulary([
  'nursing',
  'science',
  'data',
  'law',
  'laws',
  'melbourne',
  'accounting',
  'counselling',
  'engineering',
]);

test.each([
  ['nursng', 'nursing', 1],
  ['nurisng', 'nursing', 1],
  ['sceince', 'science', 1],
  ['science', 'science', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('%s and %s are %i typing errors apart', (a, b, errors) => {
  expect(editDistance(a, b, 3)).toBe(errors);
  expect(editDistance(b, a, 3)).toBe(errors);
});

test('one swapped, missing, doubled or changed letter is one error in any word', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.nat(), (word, seed) => {
      const at = seed % (word.length - 1);
      const spellings = [
        word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + word[at] + word.slice(at),
        `${word.slice(0, at)}é${word.slice(at + 1)}`,
      ];
      for (const spelling of spellings) expect(editDistance(spelling, word, 2)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['nursng', ['nursing']],
  ['melborn', ['melbourne']],
  ['nurisn', ['nursing']],
  ['science', ['science']],
  ['lwa', ['lwa']],
  ['zzzzzz', []],
])('the alternatives of %s are %j', (typed, expected) => {
  expect(alternatives(typed, vocabulary)).toEqual(expected);
});

test.each([
  ['  San  JOSÉ ', 'san jose'],
  ['Universität', 'universitat'],
  ['नेपाली', 'नेपाली'],
  ['ﬁnance', 'finance'],
])('%p is compared as %p', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a search is limited in length and words', () => {
  expect(readSearchText('   ')).toBeNull();
  expect(readSearchText(null)).toBeNull();
  expect(readSearchText('b x b')?.words).toEqual(['b', 'x']);
  expect(readSearchText('a b c d e f g h i j k')?.words).toHaveLength(8);
  expect(readSearchText('x'.repeat(1000))?.phrase).toHaveLength(200);
});

test.each([
  ['nursing uk. ', 'nursing uk', ['nursing', 'uk']],
  ['Nursing, UK', 'nursing, uk', ['nursing', 'uk']],
  ['Courses in Nursing', 'courses in nursing', ['nursing']],
  ['Nursing (Hons)', 'nursing (hons)', ['nursing', 'hons']],
  ['नर्सिङ, बेलायत।', 'nursing uk', ['nursing', 'uk']],
  ['???', '???', ['???']],
])(
  'punctuation around the words of %p, and words that say nothing, are not searched',
  (text, phrase, words) => {
    expect(readSearchText(text)).toEqual({ phrase, words });
  },
);

import * as english from './vocabulary.en.ts';
import * as nepali from './vocabulary.ne.ts';

it('has the same words in both languages', () =>
  expect(Object.keys(nepali).sort()).toEqual(Object.keys(english).sort()));

it.each([
  ['a country', nepali.countryName, 'Australia', 'अस्ट्रेलिया'],
  ['a word in another case, with spaces', nepali.subjectName, ' nursing ', 'नर्सिङ'],
  ['a word that no table has', nepali.levelName, 'Juris Doctor', 'Juris Doctor'],
  ['a written day', nepali.dateWords, '31 January, 2027', '31 जनवरी, 2027'],
  ['a written weekday', nepali.dateWords, 'Sun 22 Nov', 'आइत 22 नोभे'],
  ['a season is no month', nepali.dateWords, 'Autumn 2027', 'Autumn 2027'],
])('in Nepali: %s', (_case, display, word, shown) => expect(display(word)).toBe(shown));

it('keeps what is missing', () => {
  expect(nepali.countryName(null)).toBeNull();
  expect(nepali.dateWords(undefined)).toBeUndefined();
});

it('is as sent in English', () => expect(english.countryName('UK')).toBe('UK'));

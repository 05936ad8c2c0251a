import { readSearchText } from '../spelling/search-text.ts';
import { hasOtherNames, inNamesOfCatalogue } from './in-names-of-catalogue.ts';
import { sameNames } from './other-names.ts';

const catalogue = new Set(
  'bachelor business administration nursing information technology uk usa united arab emirates australia'.split(
    ' ',
  ),
);
const searchedFor = (text: string, words: ReadonlySet<string> = catalogue) =>
  inNamesOfCatalogue(readSearchText(text)!, (word) => words.has(word));

test.each([
  ['nursing in england', 'nursing uk'],
  ['Nursing, United States of America', 'nursing usa'],
  ['BSc nursing', 'bachelor nursing'],
  ['BBA', 'bachelor business administration'],
  ['bachelor in IT', 'bachelor information technology'],
  ['united arab emirates', 'united arab emirates'],
  ['नर्सिङ अमेरिका', 'nursing usa'],
])('%p is searched for as %p', (text, found) => {
  expect(hasOtherNames(readSearchText(text)!)).toBe(true);
  expect(searchedFor(text).words).toEqual(found.split(' '));
});

test('a name that the catalogue has stays, whatever it has besides', () => {
  const both = new Set([...catalogue, 'england', 'it']);
  expect(searchedFor('england', both)).toEqual({ phrase: 'england', words: ['england'] });
  expect(searchedFor('bachelor of it', both).phrase).toBe('bachelor of it');
  expect(searchedFor('b.sc. nursing', new Set([...catalogue, 'sc'])).words).toEqual(['b.sc', 'nursing']);
});

test('the country is found by the name with which it was imported', () => {
  const imported = new Set(['nursing', 'united', 'kingdom', 'states']);
  expect(searchedFor('nursing uk', imported).words).toEqual(['nursing', 'united', 'kingdom']);
  expect(searchedFor('america', imported).words).toEqual(['united', 'states']);
});

test('a name stays where the catalogue has none of its group', () =>
  expect(searchedFor('mbbs germany')).toEqual({ phrase: 'mbbs germany', words: ['mbbs', 'germany'] }));

test.each(['nursing', 'computer', 'zzz'])('%p has no other name', (text) =>
  expect(hasOtherNames(readSearchText(text)!)).toBe(false),
);

test('each name stands in one group, as searches are compared', () => {
  const names = sameNames.flat();
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => readSearchText(name)!.words.join(' ') !== name)).toEqual([]);
});

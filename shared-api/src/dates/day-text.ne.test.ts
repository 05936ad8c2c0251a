import { dayText, writtenDayText } from './day-text.ne.ts';

it.each([
  ['a day in both calendars', '2027-12-13', '13 डिसेम्बर 2027 (2084 मंसिर 27)'],
  ['a day beyond the table of Bikram Sambat', '2050-01-01', '1 जनवरी 2050'],
  ['no day', 'soon', 'soon'],
])('%s', (_case, day, shown) => expect(dayText(day)).toBe(shown));

it.each([
  ['a day that the API has written', '13 December, 2027', '13 डिसेम्बर 2027 (2084 मंसिर 27)'],
  ['a written month without a day', 'December 2027', 'डिसेम्बर 2027'],
  ['a day that does not exist', '31 February, 2027', '31 फेब्रुअरी, 2027'],
  ['another text', 'Rolling', 'Rolling'],
  ['none', undefined, undefined],
])('%s', (_case, text, shown) => expect(writtenDayText(text)).toBe(shown));

import { dayText } from './day-text.ne.ts';

it.each([
  ['a day in both calendars', '2027-12-13', '13 डिसेम्बर 2027 (2084 मंसिर 27)'],
  ['a day beyond the table of Bikram Sambat', '2050-01-01', '1 जनवरी 2050'],
  ['no day', 'soon', 'soon'],
])('%s', (_case, day, shown) => expect(dayText(day)).toBe(shown));

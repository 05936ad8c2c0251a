import { foldText, readSearchText } from '../spelling/search-text.ts';
import { nepaliTerms } from './nepali-terms.ts';
import { soundOf, wordsInEnglish } from './words-in-english.ts';

test.each([
  ['नर्सिङ अष्ट्रेलिया', 'nursing australia'],
  ['नर्सिंग अस्ट्रेलियामा', 'nursing australia'],
  ['नर्सिङ पढ्न ऑस्ट्रेलिया', 'nursing australia'],
  ['सूचना प्रविधि क्यानडा', 'information technology canada'],
  ['सुचना प्रबिधि', 'information technology'],
  ['स्नातकोत्तर नर्सिङ', 'master nursing'],
  ['स्नातक', 'bachelor'],
  ['बेलायतको कानून', 'uk law'],
  ['nursing अमेरिका', 'nursing usa'],
  ['krishi amerika', 'agriculture usa'],
  ['hotel byabasthapan sidni', 'hospitality management sydney'],
  ['विश्वविद्यालय मेलबर्न', 'university melbourne'],
  // Still being typed.
  ['अस्ट्रे', 'australia'],
])('%s searches for %s', (typed, english) => expect(wordsInEnglish(foldText(typed))).toBe(english));

test.each(['nursing australia', 'नेपाली साहित्य र अनुवाद', 'master of law', 'नेपाली', 'zzzz', 'मा', '%'])(
  '%s stays as it is',
  (typed) => expect(wordsInEnglish(foldText(typed))).toBe(foldText(typed)),
);

test('no name stands for two things', () => {
  const names = Object.values(nepaliTerms).flatMap((some) => [...new Set(some.map(soundOf))]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what the site shows in Nepali can be searched for', () =>
  expect(readSearchText('साइबर सुरक्षा जर्मनी')).toEqual({
    phrase: 'cyber security germany',
    words: ['cyber', 'security', 'germany'],
  }));

import { cutAtWord } from './cut-at-word.ts';

test.each([
  ['a short text', 'one two', 7, 'one two'],
  ['a cut inside a word', 'one two three', 9, 'one two…'],
  ['a cut after a word', 'one two three', 7, 'one two…'],
  ['one long word', 'x'.repeat(12), 10, `${'x'.repeat(10)}…`],
  ['emoji', '😀'.repeat(12), 10, `${'😀'.repeat(10)}…`],
  ['Nepali', 'नेपालमा पढ्न चाहन्छु', 10, 'नेपालमा…'],
])('%s', (_name, text, length, expected) => expect(cutAtWord(text, length)).toBe(expected));

test('another ending', () => expect(cutAtWord('one two', 3, '...')).toBe('one...'));

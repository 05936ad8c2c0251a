import fc from 'fast-check';
import { explainJsonError } from './json-parse-error.ts';

test.each([
  ['{"email":', 'Expecting value: line 1 column 10 (char 9)'],
  ['', 'Expecting value: line 1 column 1 (char 0)'],
  ['{email: 1}', 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)'],
  ["{'a': 1}", 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)'],
  ['{"a" 1}', "Expecting ':' delimiter: line 1 column 6 (char 5)"],
  ['{"a": 1 "b": 2}', "Expecting ',' delimiter: line 1 column 9 (char 8)"],
  ['[1,\n2,\n]', 'Expecting value: line 3 column 1 (char 7)'],
  ['{"a": 1} x', 'Extra data: line 1 column 10 (char 9)'],
  ['"abc', 'Unterminated string starting at: line 1 column 1 (char 0)'],
  ['"a\nb"', 'Invalid control character at: line 1 column 3 (char 2)'],
  ['"\\x"', 'Invalid \\escape: line 1 column 2 (char 1)'],
])('%p: %s', (text, explanation) => {
  expect(explainJsonError(text)).toBe(`JSON parse error - ${explanation}`);
});

test('every text that JSON.parse rejects is explained with a position', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '1', 'true', '\\', ' ', '\n'))
          .map((parts) => parts.join('')),
      ),
      (text) => {
        try {
          JSON.parse(text);
        } catch {
          expect(explainJsonError(text)).toMatch(/^JSON parse error - .+: line \d+ column \d+ \(char \d+\)$/);
        }
      },
    ),
  );
});

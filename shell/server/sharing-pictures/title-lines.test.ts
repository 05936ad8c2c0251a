/** @jest-environment node */
import { titleLines } from './title-lines.ts';

const WIDTH = 1056;

test.each([
  ['Master of Nursing', 76, ['Master of Nursing']],
  [
    'Friedrich-Alexander-Universität Erlangen-Nürnberg',
    64,
    ['Friedrich-Alexander-Universität', 'Erlangen-Nürnberg'],
  ],
])('%s has %i px, and no word is cut', (title, size, lines) => {
  expect(titleLines(title, WIDTH)).toEqual({ size, lines });
});

test('a word that fits at no size is shortened at the smallest one', () => {
  const { size, lines } = titleLines(`The ${'W'.repeat(400)}`, WIDTH);
  expect(size).toBe(54);
  expect(lines).toEqual(['The', expect.stringMatching(/^W+…$/)]);
});

test('a title of too many lines ends in an ellipsis', () => {
  const { lines } = titleLines('Bachelor of Everything '.repeat(12), WIDTH);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/…$/);
});

import { problems, read } from '../testing/read-files.ts';
import { hasLostLetters } from './lost-letters.ts';

const message =
  'has question marks where letters were lost, as when Nepali is saved as "ANSI": write the text again, and save the file as UTF-8';

test.each(['?????????', '????????? ????', '(???????, ??)', 'Ridgeway ????', 'Caf\ufffd'])(
  '%s is refused in every language, with its line',
  async (text) => {
    expect(
      await problems({
        'brand.yaml': 'name: A',
        'testimonials.yaml': `- name: A\n  text: |\n    First.\n\n    ${text}\n`,
      }),
    ).toEqual([`testimonials.yaml line 2: ${message}`]);
    expect(
      await problems({
        'brand.yaml': 'name: A\ntagline: B',
        'ne/brand.yaml': `name: अ\ntagline: "${text}"`,
      }),
    ).toEqual([`ne/brand.yaml line 2: ${message}`]);
  },
);

test('question marks behind words, and in comments, are none', async () => {
  expect(['Which visa???', 'कुन भिसा???', 'Ask! ??', ''].filter(hasLostLetters)).toEqual([]);
  expect((await read({ 'brand.yaml': 'name: A??? # ???\n# ????\n' })).pack.brand.name).toBe('A???');
});

import { aPost } from '../testing/api.ts';
import { firstParagraph, homeExcerpt } from './excerpt.ts';

const post = (text: string) => aPost(1, 'T', text) as never;

describe('home excerpt (CONST-10, B-15)', () => {
  test('text of exactly 100 characters stays', () => {
    expect(homeExcerpt(post('x'.repeat(100)))).toBe('x'.repeat(100));
  });
  test('101 characters become 100 and three ASCII dots', () => {
    expect(homeExcerpt(post('x'.repeat(101)))).toBe(`${'x'.repeat(100)}...`);
  });
  test('no word is cut', () => {
    expect(homeExcerpt(post('Nine char '.repeat(11)))).toBe(`${'Nine char '.repeat(10).trim()}...`);
    expect(homeExcerpt(post(`${'Nine char '.repeat(9)}Documentation`))).toBe(
      `${'Nine char '.repeat(9).trim()}...`,
    );
  });
  test('HTML is stripped before counting', () => {
    expect(
      homeExcerpt(post(`<p class="${'y'.repeat(90)}">short &amp; sweet</p><script>var x</script>`)),
    ).toBe('short & sweet');
  });
  test('characters outside the basic plane are not cut in half', () => {
    expect(homeExcerpt(post('😀'.repeat(101)))).toBe(`${'😀'.repeat(100)}...`);
  });
  test('a post without sections has an empty excerpt', () => {
    expect(firstParagraph({ sections: [] })).toBe('');
  });
});

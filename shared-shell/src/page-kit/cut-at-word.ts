/**
 * A text of at most `length` characters and `ending`, cut after a whole word; shorter texts are unchanged. A word that
 * is longer than `length` is cut inside. Characters are code points, so that no emoji is split.
 */
export function cutAtWord(text: string, length: number, ending = '…'): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = characters.slice(0, length).join('');
  const endsWord = /\s/.test(characters[length] ?? '');
  const whole = endsWord ? start : start.replace(/\s+\S*$/u, '');
  return `${whole.trimEnd()}${ending}`;
}

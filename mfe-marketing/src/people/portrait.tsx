import type { Picture as PictureData } from 'shared-shell';
import { styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';

const Round = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--portrait)',
  height: 'var(--portrait)',
  borderRadius: '50%',
  overflow: 'hidden',
  background: 'var(--c-tint)',
  color: 'var(--c-primary)',
  fontWeight: 700,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/**
 * The first character as it is read, with its combining marks. For English letters without `Intl`, whose first object
 * takes a slow phone a tenth of a second.
 */
function firstCharacter(word: string): string {
  if (/^[A-Za-z](?!\p{M})/u.test(word)) return word[0]!;
  // Firefox before 125 has none.
  if (!('Segmenter' in Intl)) return /^.\p{M}*/u.exec(word)?.[0] ?? '';
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return characters[Symbol.iterator]().next().value?.segment ?? '';
}

/** First letters of the first and last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => firstCharacter(word))
    .join('')
    .toUpperCase();
}

/** A person's portrait, else the initials. Decorative: the name stands beside it. */
export function Portrait({ name, picture, size }: { name: string; picture?: PictureData; size: number }) {
  return (
    <Round style={{ '--portrait': `${size}px` } as React.CSSProperties}>
      <Picture
        src={picture?.src}
        fallback={<span aria-hidden="true">{initials(name)}</span>}
        width={size}
        height={size}
        loading="lazy"
      />
    </Round>
  );
}

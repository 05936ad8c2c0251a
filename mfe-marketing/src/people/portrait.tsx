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

/** First letters of the first and last word; whole characters also in scripts with combining marks. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return ends
    .map((word = '') => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
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

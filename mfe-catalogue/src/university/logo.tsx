import { styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';

const Tile = styled.span({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 'var(--size)',
  height: 'var(--size)',
  overflow: 'hidden',
  borderRadius: 12,
  background: '#fff',
  color: '#172C6B',
  fontWeight: 700,
  '& img': { width: 'var(--size)', height: 'var(--size)', objectFit: 'contain' },
});

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('') || name.slice(0, 1);

/** A university's logo, or its initials. Decorative: the name is always beside it. */
export function Logo({
  src,
  name,
  size = 48,
}: {
  src: string | null | undefined;
  name: string;
  /** Width and height in px. */
  size?: 40 | 48;
}) {
  return (
    <Tile aria-hidden="true" style={{ '--size': `${size}px` } as React.CSSProperties}>
      <Picture src={src} fallback={initials(name)} width={size} height={size} loading="lazy" />
    </Tile>
  );
}

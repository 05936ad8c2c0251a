import { useState } from 'react';
import { styled } from 'shared-ui';

const Tile = styled.span({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  overflow: 'hidden',
  borderRadius: 12,
  background: '#fff',
  color: '#172C6B',
  fontWeight: 700,
  '& img': { width: 48, height: 48, objectFit: 'contain' },
});

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('') || name.slice(0, 1);

/** A university's logo; its initials when there is none or it does not load. Decoration: the name stands beside it. */
export function Logo({ src, name }: { src: string | null | undefined; name: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <Tile aria-hidden="true">
      {src && !failed ? (
        <img src={src} alt="" width={48} height={48} loading="lazy" onError={() => setFailed(true)} />
      ) : (
        initials(name)
      )}
    </Tile>
  );
}

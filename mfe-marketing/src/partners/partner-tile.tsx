import type { Partner } from 'shared-shell';
import { styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';

export const TILE_WIDTH_PX = 176;
export const TILE_HEIGHT_PX = 84;

const Tile = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: TILE_WIDTH_PX,
  height: TILE_HEIGHT_PX,
  padding: '.5rem .75rem',
  border: '1px solid var(--c-hairline)',
  borderRadius: 12,
  // Logos are drawn for white paper; without one the tile follows the colour scheme.
  background: 'var(--c-card)',
  '&:has(img)': { background: '#fff' },
  color: 'var(--c-slate)',
  fontWeight: 700,
  fontSize: '.9375rem',
  lineHeight: 1.25,
  textAlign: 'center',
  '& img': { maxHeight: 64, width: 'auto', objectFit: 'contain' },
});

/** A long name ends in an ellipsis after three lines. */
const Name = styled.span({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

/** A partner's logo, or its name (ERR-3). */
export function PartnerTile({ partner }: { partner: Partner }) {
  return (
    <Tile>
      <Picture
        src={partner.logo?.src}
        fallback={<Name>{partner.name}</Name>}
        alt={partner.name}
        width={144}
        height={64}
        loading="lazy"
      />
    </Tile>
  );
}

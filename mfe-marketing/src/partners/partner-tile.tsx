import { styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import type { Partner } from './partners.ts';

export const TILE_WIDTH_PX = 176;

const Tile = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: TILE_WIDTH_PX,
  height: 84,
  padding: '.5rem .75rem',
  border: '1px solid var(--c-hairline)',
  borderRadius: 12,
  background: 'var(--c-card)',
  color: 'var(--c-slate)',
  fontWeight: 700,
  fontSize: '.9375rem',
  lineHeight: 1.25,
  textAlign: 'center',
  '& img': { maxHeight: 64, width: 'auto', objectFit: 'contain' },
});

/** A partner's logo, or its name (ERR-3). */
export function PartnerTile({ partner }: { partner: Partner }) {
  return (
    <Tile>
      <Picture
        src={partner.image}
        fallback={partner.label}
        alt={partner.label}
        width={144}
        height={64}
        loading="lazy"
      />
    </Tile>
  );
}

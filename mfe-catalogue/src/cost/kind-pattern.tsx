import type { CostKind } from 'shared-facts/cost';
import { styled } from 'shared-ui';

const Tile = styled.pattern({
  '& rect': { stroke: 'none', fill: 'var(--c-card)' },
  '& path': { stroke: 'var(--c-ink)', fill: 'none' },
  '& circle': { fill: 'var(--c-ink)' },
  '& [data-solid]': { stroke: 'none', fill: 'var(--c-primary)' },
});

/** Lines and dots on a tile of 8 × 8; the darkest for the largest costs. */
const drawings: Readonly<Record<CostKind, React.ReactNode>> = {
  tuition: <path d="M0 0h8v8h-8z" data-solid="" />,
  living: <path d="M-2 2l4 -4M0 8l8 -8M6 10l4 -4" strokeWidth="2" />,
  health: <circle cx="4" cy="4" r="1.6" />,
  school: <path d="M0 4h8M4 0v8" strokeWidth="1.2" />,
  visa: <path d="M0 2h8M0 6h8" strokeWidth="2" />,
  travel: null,
};

/** The pattern of a kind of cost, which is told from the others without colour: in print and in any colour mode. */
export const KindPattern = ({ kind, id }: { kind: CostKind; id: string }) => (
  <Tile id={`${id}-${kind}`} width="8" height="8" patternUnits="userSpaceOnUse">
    <rect width="8" height="8" />
    {drawings[kind]}
  </Tile>
);

export const kindFill = (kind: CostKind, id: string): string => `url(#${id}-${kind})`;

import { styled } from 'shared-ui';
import type { Guide } from '../guide.ts';
import { MIXED_COLOURS } from './mixed-colours.ts';

const Ladder = styled.ol({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 6,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '.25rem .75rem',
    padding: '.625rem 1rem',
    borderRadius: 8,
    borderInlineStart: '6px solid var(--c-accent)',
    background: 'var(--c-tint)',
    [MIXED_COLOURS]: {
      background: 'color-mix(in srgb,var(--c-primary) calc(6% + var(--step) * 14%),var(--c-card))',
    },
    marginInlineStart: 'calc(var(--step) * 22%)',
    printColorAdjust: 'exact',
  },
});

/** The education system as a ladder. The drawing is a list, which screen readers read. */
export function SystemLadder({ levels }: { levels: Guide['system']['levels'] }) {
  const last = Math.max(1, levels.length - 1);
  return (
    <Ladder>
      {levels.map(({ name, detail }, index) => (
        <li key={name} style={{ '--step': Math.round((index / last) * 100) / 100 } as React.CSSProperties}>
          <strong>{name}</strong> <span>{detail}</span>
        </li>
      ))}
    </Ladder>
  );
}

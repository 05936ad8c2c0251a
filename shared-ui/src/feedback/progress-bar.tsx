import { styled } from '../styled/styled.ts';

const Track = styled.div({
  height: 10,
  borderRadius: 999,
  overflow: 'hidden',
  background: 'var(--c-hairline)',
  border: '1px solid var(--c-control)',
  '& > div': {
    height: '100%',
    background: 'var(--c-primary)',
    transformOrigin: '0 50%',
    transition: 'transform .2s',
  },
  '@media (forced-colors:active)': { '& > div': { background: 'Highlight' } },
});

/** Progress of a known amount. `value` is 0–100; show it as text too. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const rounded = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={rounded}
    >
      <div style={{ transform: `scaleX(${rounded / 100})` }} />
    </Track>
  );
}

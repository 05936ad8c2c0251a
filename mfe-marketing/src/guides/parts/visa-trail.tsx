import { styled } from 'shared-ui';
import { MIXED_COLOURS } from './mixed-colours.ts';

const Drawing = styled.svg({
  display: 'block',
  width: '100%',
  height: 'auto',
  '& .far': { fill: 'var(--c-tint)' },
  '& .near': { fill: 'var(--c-hairline)' },
  // Chrome before 111 and Safari before 16.2 would fill in black.
  [MIXED_COLOURS]: {
    '& .far': { fill: 'color-mix(in srgb,var(--c-primary) 14%,var(--c-card))' },
    '& .near': { fill: 'color-mix(in srgb,var(--c-primary) 26%,var(--c-card))' },
  },
  '& .way': {
    fill: 'none',
    stroke: 'var(--c-accent)',
    strokeWidth: 4,
    strokeDasharray: '2 9',
    strokeLinecap: 'round',
  },
  '& circle': { fill: 'var(--c-accent)' },
  '& text': {
    fill: 'var(--c-onAccent)',
    font: '700 19px var(--f-text)',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  '& .flag': { fill: 'var(--c-cta)', stroke: 'var(--c-ink)', strokeWidth: 2 },
});

/** Points of the trail: zigzag up the mountain at even horizontal distances. */
const trailPoints = (steps: number) =>
  Array.from({ length: steps }, (_, index) => {
    const at = steps === 1 ? 1 : index / (steps - 1);
    return { x: Math.round(50 + at * 640), y: Math.round(252 - at * 176 - (index % 2) * 26) };
  });

/**
 * The visa process as a numbered trail to a flag. The steps are in the list below; the drawing shows their number.
 */
export function VisaTrail({ steps, title }: { steps: readonly string[]; title: string }) {
  const points = trailPoints(steps.length);
  return (
    <Drawing
      viewBox="0 0 760 300"
      width={760}
      height={300}
      role="img"
      aria-label={`${title}: ${steps.map((step, index) => `${index + 1}. ${step}`).join('; ')}`}
    >
      <path className="far" d="M0 300V230L120 150L200 205L340 96L450 176L600 40L680 96L760 60V300Z" />
      <path className="near" d="M0 300V276L160 238L300 262L470 196L600 232L760 150V300Z" />
      <polyline className="way" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }, index) => (
        <g key={steps[index]}>
          <circle cx={x} cy={y} r={19} />
          <text x={x} y={y}>
            {index + 1}
          </text>
        </g>
      ))}
      <path className="flag" d="M716 110V30l34 14-34 14" />
    </Drawing>
  );
}

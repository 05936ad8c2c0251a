import { useId } from 'react';
import { formatNpr, toNpr } from 'shared-api/npr';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { COST_KINDS, type Cost, type CostKind } from 'shared-facts/cost';
import { type Bar, costBars } from 'shared-facts/cost/bars';
import { styled, Text } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { KindPattern, kindFill } from './kind-pattern.tsx';

const Figure = styled.figure({
  margin: 0,
  display: 'grid',
  gap: '.75rem',
  '& figcaption': { font: '700 1.125rem/1.3 var(--f-heading)' },
  '& svg': { display: 'block', overflow: 'visible', printColorAdjust: 'exact' },
  '& rect': { stroke: 'var(--c-ink)', strokeWidth: 1 },
  '@media print': { breakInside: 'avoid' },
});
const Label = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});
const Legend = styled.ul({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.375rem 1.25rem',
  fontSize: '.875rem',
  '& li': { display: 'flex', alignItems: 'center', gap: '.5rem' },
});
const Scroller = styled.div({ position: 'relative', overflowX: 'auto' });
const AsTable = styled.details({
  '& summary': {
    minHeight: 24,
    paddingBlock: '.5rem',
    cursor: 'pointer',
    color: 'var(--c-primary)',
    fontWeight: 600,
  },
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', width: '100%' },
  '& th,& td': {
    padding: '.375rem .75rem .375rem 0',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderTop: '1px solid var(--c-hairline)',
  },
  // On paper nothing can be opened.
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});

const nameOf = ({ year }: Bar) => (year === null ? messages.fundsBar : messages.yearBar(year));

/**
 * A stacked bar for each year and one for the funds to show, in rupees. Patterns tell the parts apart without colour, and
 * a table has the same amounts. Bars have the upper ends of ranges.
 */
export function CostPicture({
  cost,
  years,
  rates,
}: {
  cost: Cost;
  years: number;
  rates: RatesInUse['rates'];
}) {
  const id = useId().replace(/[^\w-]/g, '');
  // Years for which the source states nothing have no bar.
  const bars = costBars(cost, years, ({ currency, to }) => toNpr(to, currency, rates))?.filter(
    ({ total }) => total > 0,
  );
  const highest = Math.max(...(bars ?? []).map(({ total }) => total));
  if (!bars || bars.length === 0) return null;
  const kinds = COST_KINDS.filter((kind) =>
    bars.some(({ parts }) => parts.some((part) => part.kind === kind)),
  );
  const isRange = [...cost.yearly, ...cost.once, ...cost.withoutPeriod].some(
    ({ money }) => money.to > money.from,
  );
  return (
    <Figure>
      <figcaption>{messages.pictureTitle}</figcaption>
      <svg width="0" height="0" aria-hidden="true">
        <defs>
          {kinds.map((kind) => (
            <KindPattern key={kind} kind={kind} id={id} />
          ))}
        </defs>
      </svg>
      {bars.map((bar) => (
        <div key={nameOf(bar)}>
          <Label>
            <span>{nameOf(bar)}</span>
            <span>{formatNpr(bar.total)}</span>
          </Label>
          <BarDrawing bar={bar} highest={highest} id={id} />
        </div>
      ))}
      <Legend>
        {kinds.map((kind) => (
          <li key={kind}>
            <svg width="28" height="18" aria-hidden="true">
              <rect x="1" y="1" width="26" height="16" rx="3" fill={kindFill(kind, id)} />
            </svg>
            {messages.costKinds[kind]}
          </li>
        ))}
      </Legend>
      {isRange && (
        <Text size="s" tone="slate">
          {messages.upperEnds}
        </Text>
      )}
      <AsTable>
        <summary>{messages.asTable}</summary>
        <Scroller role="region" aria-label={messages.pictureTitle} tabIndex={0}>
          <BarTable bars={bars} kinds={kinds} />
        </Scroller>
      </AsTable>
    </Figure>
  );
}

function BarDrawing({ bar, highest, id }: { bar: Bar; highest: number; id: string }) {
  const percent = (amount: number) => `${Math.round((amount / highest) * 10_000) / 100}%`;
  let before = 0;
  return (
    <svg
      width="100%"
      height="34"
      role="img"
      aria-label={bar.parts
        .map(({ kind, amount }) => `${messages.costKinds[kind]}: ${formatNpr(amount)}`)
        .join(', ')}
    >
      {bar.parts.map(({ kind, amount }) => {
        const start = before;
        before += amount;
        return (
          <rect
            key={kind}
            x={percent(start)}
            y="1"
            width={percent(amount)}
            height="32"
            fill={kindFill(kind, id)}
          />
        );
      })}
    </svg>
  );
}

function BarTable({ bars, kinds }: { bars: readonly Bar[]; kinds: readonly CostKind[] }) {
  const amountOf = (bar: Bar, kind: CostKind) => bar.parts.find((part) => part.kind === kind)?.amount ?? 0;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{messages.costKind}</th>
          {bars.map((bar) => (
            <th key={nameOf(bar)} scope="col">
              {nameOf(bar)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{messages.costKinds[kind]}</th>
            {bars.map((bar) => (
              <td key={nameOf(bar)}>{formatNpr(amountOf(bar, kind))}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{messages.total}</th>
          {bars.map((bar) => (
            <td key={nameOf(bar)}>{formatNpr(bar.total)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

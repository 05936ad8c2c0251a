import { type Fact, formatFact, yearlyFact } from 'shared-facts';
import { from, styled, VisuallyHidden } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { FactNote } from './fact-note.tsx';

const Table = styled.table({
  width: '100%',
  '& caption': {
    textAlign: 'start',
    font: '700 1.3rem/1.2 var(--f-heading)',
    marginBottom: '.75rem',
  },
  '& tr': {
    display: 'grid',
    gap: '.25rem',
    paddingBlock: '.625rem',
    borderTop: '1px solid var(--c-hairline)',
  },
  '& th': { textAlign: 'start', fontWeight: 500 },
  '& td': { padding: 0, fontWeight: 700 },
  [from.md]: {
    '& tr': { gridTemplateColumns: 'minmax(0,15rem) 15rem 1fr', alignItems: 'center', gap: '1rem' },
  },
});
const Yearly = styled.span({ display: 'block', fontWeight: 400, fontSize: '.875rem' });
const Track = styled.span({
  display: 'block',
  position: 'relative',
  height: 18,
  borderRadius: 6,
  background: 'var(--c-tint)',
  overflow: 'hidden',
  '& span': {
    position: 'absolute',
    insetBlock: 0,
    background: 'var(--c-primary)',
    borderRadius: 6,
    printColorAdjust: 'exact',
    // Visible when printers or colour modes remove backgrounds.
    border: '2px solid var(--c-primary)',
  },
});

/** Position of a figure on a scale up to `highest`, in percent. Single amounts start at zero. */
export function barOf({ amount }: Pick<Fact, 'amount'>, highest: number): { left: number; width: number } {
  const [low, high] = typeof amount === 'number' ? [0, amount] : amount;
  const percent = (value: number) => Math.round((value / highest) * 1000) / 10;
  return { left: percent(low), width: Math.max(1, percent(high - low)) };
}

/**
 * Figures of one currency: a table with bars, which is readable without the bars and in print. The bars of
 * monthly and weekly figures stand for a year, and the table says so.
 */
export function FactChart({ title, rows }: { title: string; rows: readonly Fact[] }) {
  const highest = Math.max(
    ...rows.map(yearlyFact).map(({ amount }) => (typeof amount === 'number' ? amount : amount[1])),
  );
  return (
    <figure>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr style={{ border: 0, padding: 0 }}>
            <th scope="col">
              <VisuallyHidden>{messages.chartWhat}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{messages.chartAmount}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((fact) => {
            const yearly = yearlyFact(fact);
            const { left, width } = barOf(yearly, highest);
            return (
              <tr key={fact.label}>
                <th scope="row">{fact.label}</th>
                <td>
                  {formatFact(fact)}
                  {yearly !== fact && <Yearly>{messages.yearly(formatFact(yearly))}</Yearly>}
                </td>
                <td aria-hidden="true">
                  <Track>
                    <span style={{ insetInlineStart: `${left}%`, width: `${width}%` }} />
                  </Track>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {rows[0] && <FactNote official={rows[0].official} facts={rows} />}
    </figure>
  );
}

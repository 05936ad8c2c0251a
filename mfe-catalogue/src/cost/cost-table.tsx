import type { RatesInUse } from 'shared-api/rates-in-use';
import type { CostLine, Money } from 'shared-facts/cost';
import { styled, TextLink, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../messages.en.ts';
import { Amount } from './amount.tsx';

const Table = styled.table({
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    textAlign: 'start',
    font: '700 1.125rem/1.3 var(--f-heading)',
    paddingBlock: '.25rem .5rem',
  },
  // With large text, the amounts stand below.
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    paddingBlock: '.625rem',
    borderTop: '1px solid var(--c-hairline)',
    breakInside: 'avoid',
  },
  '& th': { flex: '1 1 8rem', minWidth: 0, padding: 0, textAlign: 'start', fontWeight: 500 },
  '& td': { marginInlineStart: 'auto', padding: 0, textAlign: 'end', fontWeight: 600 },
  '& tr[data-sum]': { borderTop: '2px solid var(--c-ink)' },
  '& tr[data-sum] > *': { fontWeight: 700 },
});
const Source = styled.span({
  display: 'block',
  fontSize: '.8125rem',
  fontWeight: 400,
  color: 'var(--c-muted)',
});

/** Where the figure of a line is from, of which year, and what is known of it since. */
function LineSource({ line: { fact, label } }: { line: CostLine }) {
  if (!fact) return null;
  const about = (
    <VisuallyHidden>
      {' '}
      <DataText>{messages.aboutFigure(label)}</DataText>
    </VisuallyHidden>
  );
  return (
    <>
      <Source>
        {messages.publishedIn(fact.asOf)}{' '}
        <TextLink href={fact.official} newTab>
          {messages.officialPage}
          {about}
        </TextLink>
      </Source>
      {fact.changed && (
        <Source>
          <strong>{messages.changedTo(fact.changed.to, fact.changed.since)}</strong>{' '}
          <TextLink href={fact.changed.source} newTab>
            {messages.source}
            {about}
          </TextLink>
        </Source>
      )}
    </>
  );
}

/** Lines of a calculation with their sources, and the sum. */
export function CostTable({
  caption,
  lines,
  sum,
  rates,
}: {
  caption: string;
  lines: readonly CostLine[];
  /** Label and amounts of the last row. */
  sum?: readonly [label: string, amounts: readonly Money[]];
  rates: RatesInUse['rates'];
}) {
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.label}
              {line.times > 1 && ` × ${line.times}`}
              <LineSource line={line} />
            </th>
            <td>
              <Amount of={[line.money]} rates={rates} />
            </td>
          </tr>
        ))}
        {sum && (
          <tr data-sum="">
            <th scope="row">{sum[0]}</th>
            <td>
              <Amount of={sum[1]} rates={rates} />
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

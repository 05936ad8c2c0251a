import { useQuery } from 'shared-api';
import { formatNprRange, nprRange } from 'shared-api/npr';
import {
  type CostLine,
  type CostRule,
  computeCost,
  firstYear,
  formatMoney,
  type Money,
} from 'shared-facts/cost';
import { carriedRates } from 'shared-facts/rates';
import { Link, useApi } from 'shared-shell';
import { Button, Heading, Stack, styled, Text } from 'shared-ui';
import { FactNote } from '../../facts/fact-note.tsx';
import { ratesQuery } from '../../facts/rates-query.ts';
import { messages } from '../../messages.en.ts';
import { GUIDE_SECTIONS } from '../guide-section-id.ts';

const Table = styled.table({
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  // With large text, the amounts stand below.
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    paddingBlock: '.625rem',
    borderTop: '1px solid var(--c-hairline)',
  },
  '& th': { flex: '1 1 8rem', minWidth: 0, padding: 0, textAlign: 'start', fontWeight: 500 },
  '& td': { marginInlineStart: 'auto', padding: 0, textAlign: 'end', fontWeight: 600 },
  '& tr[data-sum]': { borderTop: '2px solid var(--c-ink)' },
  '& tr[data-sum] > *': { fontWeight: 700 },
  '& small': { display: 'block', fontSize: '.875rem', fontWeight: 400, color: 'var(--c-slate)' },
});

/** What the first year comes to and what must be shown for the visa, in the country's currency and in rupees. */
export function GuideCost({ rule }: { rule: CostRule }) {
  const { data: inUse } = useQuery(ratesQuery(useApi()));
  const cost = computeCost(rule, firstYear);
  const amount = (money: readonly Money[]) => {
    const npr = nprRange(money, inUse?.rates ?? carriedRates.rates);
    return (
      <td>
        {money.map(formatMoney).join(' + ')}
        {npr && <small>{formatNprRange(npr)}</small>}
      </td>
    );
  };
  const row = (line: CostLine) => (
    <tr key={`${line.label}`}>
      <th scope="row">
        {line.label}
        {line.times > 1 && ` × ${line.times}`}
      </th>
      {amount([line.money])}
    </tr>
  );
  const lines = [...cost.yearly, ...cost.withoutPeriod, ...cost.once];
  const facts = [...lines, ...(cost.funds?.lines ?? [])].flatMap(({ fact }) => fact ?? []);
  const isCarried = inUse?.daily == null || inUse.carried.includes(rule.currency);
  return (
    <Stack gap={16}>
      <Heading level={2} id={GUIDE_SECTIONS.cost}>
        {messages.firstYearCost}
      </Heading>
      {cost.lacksTuition && <Text>{messages.withoutTuition}</Text>}
      <Table>
        <caption style={{ textAlign: 'start', fontWeight: 700, paddingBottom: '.5rem' }}>
          {messages.firstYearIn(rule.country)}
        </caption>
        <tbody>
          {lines.map(row)}
          <tr data-sum="">
            <th scope="row">{cost.lacksTuition ? messages.totalWithoutTuition : messages.total}</th>
            {amount(cost.totals.all)}
          </tr>
          {cost.funds && (
            <tr data-sum="">
              <th scope="row">{cost.lacksTuition ? messages.fundsBesidesTuition : messages.fundsToShow}</th>
              {amount(cost.funds.total)}
            </tr>
          )}
        </tbody>
      </Table>
      <Text size="s" tone="slate">
        {isCarried || !inUse?.daily
          ? messages.carriedRate(carriedRates.monthName)
          : messages.dailyRate(inUse.daily.source, inUse.daily.date)}
      </Text>
      <ul>
        {cost.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <FactNote official={facts[0]?.official ?? ''} facts={facts} />
      <div>
        <Button component={Link} to={`/cost?destination=${rule.destination}`}>
          {messages.calculateOwn}
        </Button>
      </div>
    </Stack>
  );
}

import { useQuery } from 'shared-api';
import { formatNprRange, nprRange } from 'shared-api/npr';
import { type Fact, formatFact } from 'shared-facts';
import { australia } from 'shared-facts/australia';
import { canada } from 'shared-facts/canada';
import {
  type CostRule,
  computeCost,
  DESTINATIONS,
  type Destination,
  exactly,
  firstYear,
  formatMoney,
  type Money,
} from 'shared-facts/cost';
import { costRules } from 'shared-facts/cost/rules';
import { dubai } from 'shared-facts/dubai';
import { newzealand } from 'shared-facts/newzealand';
import { officialPages } from 'shared-facts/official-pages';
import { carriedRates } from 'shared-facts/rates';
import { uk } from 'shared-facts/uk';
import { usa } from 'shared-facts/usa';
import { Link, useApi } from 'shared-shell';
import { Stack, styled, Text, TextLink } from 'shared-ui';
import { destinationPath } from '../../destinations/destinations.ts';
import { ChangedFigures } from '../../facts/changed-figures.tsx';
import { ratesQuery } from '../../facts/rates-query.ts';
import { messages } from '../../messages.en.ts';

/** Wider than a phone: the countries stay in view while the rest scrolls. */
const Scroller = styled.div({
  position: 'relative',
  overflowX: 'auto',
  border: '1px solid var(--c-hairline)',
  borderRadius: 16,
  background: 'var(--c-card)',
  '@media print': { overflow: 'visible', border: 0 },
});
const Table = styled.table({
  width: '100%',
  minWidth: '60rem',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th,& td': {
    padding: '.75rem',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--c-hairline)',
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& thead th': { color: 'var(--c-slate)', fontSize: '.875rem' },
  '& tr > :first-child': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '8.5rem',
    background: 'var(--c-card)',
    boxShadow: 'inset -1px 0 var(--c-hairline)',
  },
  '& small': { display: 'block', fontSize: '.875rem', color: 'var(--c-slate)' },
  '@media print': { minWidth: 0, fontSize: '.75rem', '& tr > :first-child': { position: 'static' } },
});

/** The visa's own figures of each country; the sums follow from the cost rules. */
const visas: Readonly<Record<Destination, { fees: readonly Fact[]; weeks?: Fact; work?: Fact }>> = {
  australia: { fees: [australia.visaFee], weeks: australia.processing, work: australia.work },
  newzealand: { fees: [], work: newzealand.work },
  uk: { fees: [uk.visaFee], work: uk.work },
  usa: { fees: [usa.visaFee], work: usa.campusWork },
  canada: { fees: [canada.application, canada.biometrics], work: canada.work },
  dubai: { fees: [dubai.visa] },
};

const withoutTuition = (rule: CostRule) =>
  computeCost(rule, { ...firstYear, tuition: { perYear: exactly(rule.currency, 0) } });

/** Visa fee, cost, funds, holding time, processing and work hours of the six countries (PAGE-5). */
export function CountryComparison() {
  const { data: inUse } = useQuery(ratesQuery(useApi()));
  const rates = inUse?.rates ?? carriedRates.rates;
  const heads = [
    messages.country,
    messages.visaFee,
    messages.livingYear,
    messages.fundsBesides,
    messages.heldFor,
    messages.processing,
    messages.workHours,
  ];
  const amounts = (money: readonly Money[]) => {
    const npr = nprRange(money, rates);
    return (
      <>
        {money.map(formatMoney).join(' + ')}
        {npr && <small>{formatNprRange(npr)}</small>}
      </>
    );
  };
  const facts = (some: readonly Fact[]) =>
    some.length > 0 ? (
      some.map((fact) => (
        <span key={fact.label}>
          {formatFact(fact)} <small>{fact.label}</small>
        </span>
      ))
    ) : (
      <Text component="span" tone="slate">
        {messages.notStated}
      </Text>
    );
  const shown = new Map<Fact, string>();
  const rows = DESTINATIONS.map((slug) => {
    const rule = costRules[slug];
    const cost = withoutTuition(rule);
    const { fees, weeks, work } = visas[slug];
    const lines = [...cost.yearly, ...(cost.funds?.lines ?? [])];
    for (const fact of [...fees, ...lines.flatMap((line) => line.fact ?? []), ...(work ? [work] : [])])
      shown.set(fact, rule.country);
    return (
      <tr key={slug}>
        <th scope="row">
          <TextLink component={Link} to={destinationPath(slug)}>
            {rule.country}
          </TextLink>
          <small>
            <TextLink href={officialPages[slug]} newTab>
              {messages.officialPage}
            </TextLink>
          </small>
        </th>
        <td>{facts(fees)}</td>
        <td>{amounts(cost.totals.all)}</td>
        <td>{cost.funds ? amounts(cost.funds.total) : messages.notStated}</td>
        <td>{facts(cost.funds?.conditions ?? [])}</td>
        <td>{facts(weeks ? [weeks] : [])}</td>
        <td>{facts(work ? [work] : [])}</td>
      </tr>
    );
  });
  return (
    <Stack gap={16}>
      <Text>{messages.compareCountriesLead}</Text>
      <Scroller role="region" aria-label={messages.compareCountries} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </Table>
      </Scroller>
      <Text size="s" tone="slate">
        {messages.asPublished}{' '}
        {inUse?.daily
          ? messages.dailyRate(inUse.daily.source, inUse.daily.date)
          : messages.carriedRate(carriedRates.monthName)}
      </Text>
      <ChangedFigures
        facts={[...shown.keys()]}
        nameOf={(fact) => messages.figureOf(shown.get(fact) ?? '', fact.label)}
      />
    </Stack>
  );
}

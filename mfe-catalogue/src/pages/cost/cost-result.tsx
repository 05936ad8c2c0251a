import { formatNprRange, nprRange } from 'shared-api/npr';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { computeCost, formatMoney, type Money } from 'shared-facts/cost';
import { Alert, Heading, Stack, styled, Text } from 'shared-ui';
import { Amount } from '../../cost/amount.tsx';
import { COST_PARAMETERS } from '../../cost/cost-address.ts';
import { CostPicture } from '../../cost/cost-picture.tsx';
import { CostTable } from '../../cost/cost-table.tsx';
import { FundsSection } from '../../cost/funds-section.tsx';
import type { Calculation } from '../../cost/plan-of-search.ts';
import { RateNote } from '../../cost/rate-note.tsx';
import { asYears } from '../../course/duration.ts';
import { messages } from '../../messages.en.ts';
import { PrintButton } from '../../printing/print-button.tsx';
import { ShareButton } from '../../sharing/share-button.tsx';
import { SumStatus } from './sum-status.tsx';

const Sums = styled.dl({
  margin: 0,
  display: 'grid',
  gap: '.75rem',
  // Two columns at most, because with three the fourth sum would stand alone.
  gridTemplateColumns: 'repeat(auto-fill,minmax(max(min(100%,15rem),calc(50% - .375rem - .5px)),1fr))',
  '& > div': {
    padding: '.875rem 1rem',
    border: '1px solid var(--c-hairline)',
    borderRadius: 16,
    background: 'var(--c-card)',
  },
  '& dt': { fontSize: '.875rem', color: 'var(--c-slate)' },
  '& dd': { margin: 0, fontSize: '1.125rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& dd > span[data-npr]': { fontSize: '1rem' },
  '& > div[data-main]': { border: '2px solid var(--c-primary)' },
  '@media print': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});

/** What a plan comes to: the sums first, then the picture, then every figure with its source. */
export function CostResult({
  calculation: { rule, plan },
  inUse,
  ownRate,
  course,
  chosen,
}: {
  calculation: Calculation;
  inUse: RatesInUse;
  /** The visitor has chosen the rate of the destination's currency. */
  ownRate: boolean;
  /** Name of the course, for the printed page. */
  course: string | null;
  /** What the visitor has chosen, as a text. */
  chosen: string;
}) {
  const cost = computeCost(rule, plan);
  const { rates } = inUse;
  const years = asYears(plan.years);
  const all = cost.lacksTuition ? messages.costAllWithoutTuition(years) : messages.costAll(years);
  const sums: readonly (readonly [string, readonly Money[], boolean])[] = [
    [messages.costOnce, cost.totals.once, false],
    [messages.costYear, cost.totals.year, false],
    [all, cost.totals.all, true],
    [messages.fundsToShow, cost.funds?.total ?? [], true],
  ];
  const currencies = [...cost.totals.all, ...(cost.funds?.total ?? [])].map(({ currency }) => currency);
  const npr = nprRange(cost.totals.all, rates);
  const sum = [cost.totals.all.map(formatMoney).join(' + '), npr && formatNprRange(npr)];
  const who = [
    course,
    messages.costPlan(rule.country, years),
    messages.withFamily(plan.partner, plan.children),
  ];
  return (
    <Stack gap={24}>
      <div>
        <Heading level={2} size="l" id="cost-result">
          {messages.costResult}
        </Heading>
        <Text tone="slate">{who.filter(Boolean).join(' · ')}</Text>
      </div>
      <SumStatus plan={chosen} text={`${all}: ${sum.filter(Boolean).join(', ')}`} />
      {cost.lacksTuition && (
        <Alert severity="info">
          {messages.lacksTuition} <span data-no-print="">{messages.enterTuition}</span>
        </Alert>
      )}
      <Sums>
        {sums
          .filter(([, amounts]) => amounts.length > 0)
          .map(([label, amounts, isMain]) => (
            <div key={label} data-main={isMain || undefined}>
              <dt>{label}</dt>
              <dd>
                <Amount of={amounts} rates={rates} />
              </dd>
            </div>
          ))}
      </Sums>
      <RateNote inUse={inUse} currencies={currencies} own={ownRate ? rule.currency : undefined} />
      <CostPicture cost={cost} years={plan.years} rates={rates} />
      {cost.once.length > 0 ? (
        <CostTable
          caption={messages.paidOnce}
          lines={cost.once}
          sum={[messages.total, cost.totals.once]}
          rates={rates}
        />
      ) : (
        <Text>{messages.nothingOnce}</Text>
      )}
      {cost.yearly.length > 0 && (
        <CostTable
          caption={messages.paidYearly}
          lines={cost.yearly}
          sum={[messages.total, cost.totals.year]}
          rates={rates}
        />
      )}
      {cost.withoutPeriod.length > 0 && (
        <CostTable caption={messages.paidWithoutPeriod} lines={cost.withoutPeriod} rates={rates} />
      )}
      <FundsSection cost={cost} rates={rates} />
      <Stack gap={8}>
        <Heading level={3} size="s">
          {messages.whatIsMissing}
        </Heading>
        <ul>
          {cost.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Stack>
      <Text size="s">{messages.costPromise}</Text>
      <Stack row gap={12} data-no-print="">
        <PrintButton />
        <ShareButton title={messages.costTitle} parameters={COST_PARAMETERS} />
      </Stack>
    </Stack>
  );
}

import type { Course } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, Heading, Stack, styled } from 'shared-ui';
import { asYears } from '../course/duration.ts';
import { messages } from '../messages.en.ts';
import { Amount } from './amount.tsx';
import { costPath } from './cost-address.ts';
import { courseCost } from './course-cost.ts';
import { RateNote } from './rate-note.tsx';
import { useRates } from './use-rates.ts';

const Sums = styled.dl({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 1rem',
    padding: '.625rem 0',
    borderBottom: '1px solid var(--c-hairline)',
  },
  '& dt': { color: 'var(--c-slate)' },
  '& dd': {
    margin: 0,
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
});

/**
 * What a course costs in all, by its own fees and the guide of its country, with a link to the page on which every figure
 * can be changed. Nothing for a country without a guide. Its page prefetches `ratesQuery`.
 */
export function CostBox({ course }: { course: Course }) {
  const inUse = useRates();
  const calculated = courseCost(course);
  if (!calculated) return null;
  const { plan, cost } = calculated;
  const years = asYears(plan.years);
  const sums = [
    [messages.costOnce, cost.totals.once],
    [messages.costYear, cost.totals.year],
    [cost.lacksTuition ? messages.costAllWithoutTuition(years) : messages.costAll(years), cost.totals.all],
    [cost.lacksTuition ? messages.fundsWithoutTuition : messages.fundsToShow, cost.funds?.total ?? []],
  ] as const;
  const currencies = [...cost.totals.all, ...(cost.funds?.total ?? [])].map(({ currency }) => currency);
  return (
    <section aria-labelledby="cost">
      <Stack gap={8}>
        <Heading level={2} size="m" id="cost">
          {messages.costInRupees}
        </Heading>
        <Sums>
          {sums
            .filter(([, amounts]) => amounts.length > 0)
            .map(([label, amounts]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Amount of={amounts} rates={inUse.rates} />
                </dd>
              </div>
            ))}
        </Sums>
        <RateNote inUse={inUse} currencies={currencies} />
        <div>
          <Button size="s" component={Link} to={costPath({ course: course.id })}>
            {messages.changeFigures}
          </Button>
        </div>
      </Stack>
    </section>
  );
}

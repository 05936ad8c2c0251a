import fc from 'fast-check';
import { costBars } from './bars.ts';
import { type Cost, type CostRule, computeCost, firstYear, type StudyPlan } from './cost.ts';
import { exactly, formatMoney, type Money, sumMoney } from './money.ts';
import { costRules } from './rules/all.ts';

const { australia, canada, dubai, newzealand, uk, usa } = costRules;
const FAMILY = { partner: true, children: 2 };
const tuition = (currency: string, amount: number) => ({ perYear: exactly(currency, amount) });

const shown = (amounts: readonly Money[] | undefined) => amounts?.map(formatMoney).join(' + ');
const summary = (cost: Cost) => ({
  once: shown(cost.totals.once),
  year: shown(cost.totals.year),
  all: shown(cost.totals.all),
  funds: shown(cost.funds?.total),
});

describe('what studying costs, by the figures of the specification', () => {
  test.each<[string, CostRule, Partial<StudyPlan>, ReturnType<typeof summary>]>([
    [
      'Australia, alone: fee 1600 and travel 4000; living 29,710',
      australia,
      { years: 2, tuition: tuition('AUD', 30_000) },
      { once: 'AUD 5,600', year: 'AUD 59,710', all: 'AUD 125,020', funds: 'AUD 63,710' },
    ],
    [
      'Australia, with partner and two children: 1600 + 1190 + 2 × 390, travel for four',
      australia,
      { ...FAMILY, tuition: tuition('AUD', 30_000) },
      { once: 'AUD 19,570', year: 'AUD 79,002', all: 'AUD 98,572', funds: 'AUD 95,002' },
    ],
    [
      'Canada, alone: 150 + 85; funds 20,635 besides the tuition',
      canada,
      {},
      { once: 'CAD 235', year: 'CAD 25,000–45,000', all: 'CAD 25,235–45,235', funds: 'CAD 35,635–50,635' },
    ],
    [
      'Canada, with partner: 25,690 in total',
      canada,
      { partner: true, tuition: tuition('CAD', 20_000) },
      { once: 'CAD 235', year: 'CAD 30,000–35,000', all: 'CAD 30,235–35,235', funds: 'CAD 45,690' },
    ],
    [
      'Canada, with children: 31,583',
      canada,
      { partner: true, children: 1, tuition: tuition('CAD', 20_000) },
      { once: 'CAD 235', year: 'CAD 30,000–35,000', all: 'CAD 30,235–35,235', funds: 'CAD 51,583' },
    ],
    [
      'New Zealand, alone: 20,000 a year',
      newzealand,
      { years: 3, tuition: tuition('NZD', 25_000) },
      { once: '', year: 'NZ$45,000', all: 'NZ$135,000', funds: 'NZ$45,000' },
    ],
    [
      'New Zealand, with partner 4,200 and a child at school from 11,000, of which the source gives no period',
      newzealand,
      { years: 3, partner: true, children: 1, tuition: tuition('NZD', 25_000) },
      { once: '', year: 'NZ$45,000', all: 'NZ$150,200+', funds: 'NZ$49,200' },
    ],
    [
      'UK outside London: nine months of 1,023 to show, twelve to live on',
      uk,
      { tuition: tuition('GBP', 15_000) },
      { once: '£490', year: '£28,052', all: '£28,542', funds: '£24,207' },
    ],
    [
      'UK in London, half a year: six months of 1,334, and half of the tuition',
      uk,
      { years: 0.5, inLondon: true, tuition: tuition('GBP', 15_000) },
      { once: '£490', year: '£31,784', all: '£16,382', funds: '£15,504' },
    ],
    [
      'USA, graduate: ranges stay ranges',
      usa,
      { level: 'postgraduate', years: 2 },
      { once: 'USD 160', year: 'USD 30,000–60,000', all: 'USD 60,160–120,160', funds: 'USD 30,000–60,000' },
    ],
    [
      'Dubai: what has no period is counted once, and no funds are stated',
      dubai,
      { years: 3 },
      { once: 'AED 3,000–5,000', year: '', all: 'AED 52,500–95,000', funds: undefined },
    ],
    [
      'Dubai with a fee for a year',
      dubai,
      { years: 3, tuition: tuition('AED', 40_000) },
      { once: 'AED 3,000–5,000', year: 'AED 40,000', all: 'AED 135,000–140,000', funds: undefined },
    ],
    [
      'a tuition in another currency stays apart',
      dubai,
      { tuition: tuition('USD', 10_000) },
      {
        once: 'AED 3,000–5,000',
        year: 'USD 10,000',
        all: 'AED 15,000–20,000 + USD 10,000',
        funds: undefined,
      },
    ],
  ])('%s', (_what, rule, plan, expected) =>
    expect(summary(computeCost(rule, { ...firstYear, ...plan }))).toEqual(expected),
  );

  test('the funds say how they must lie there, where the guide does', () => {
    const conditions = (rule: CostRule, plan: Partial<StudyPlan> = {}) => {
      const funds = computeCost(rule, { ...firstYear, ...plan }).funds;
      return [...(funds?.conditions ?? []), ...(funds?.instead ?? [])].map(({ amount, unit }) => [
        amount,
        unit,
      ]);
    };
    expect(conditions(uk)).toEqual([[28, 'days']]);
    expect(conditions(newzealand)).toEqual([
      [3, 'months'],
      [1, 'guarantor'],
    ]);
    expect(conditions(australia)).toEqual([[87_856, 'AUD']]);
    expect(conditions(australia, { partner: true })).toEqual([[102_500, 'AUD']]);
  });

  test("a course's own total counts instead of fee times years; the funds take the fee of its first year", () => {
    const cost = computeCost(usa, {
      ...firstYear,
      years: 4,
      tuition: { perYear: exactly('USD', 20_000), total: exactly('USD', 70_000) },
    });
    expect(summary(cost)).toEqual({
      once: 'USD 160',
      year: 'USD 27,500–32,500',
      all: 'USD 110,160–130,160',
      funds: 'USD 30,000–35,000',
    });
  });

  test.each<[string, StudyPlan['tuition']]>([
    ['the guide gives', null],
    ['is typed', { perYear: { currency: 'USD', from: 15_000, to: 50_000 } }],
    [
      'a course with its own total gives',
      {
        perYear: { currency: 'USD', from: 15_000, to: 50_000 },
        total: { currency: 'USD', from: 7_500, to: 25_000 },
      },
    ],
  ])('the funds of half a year contain half of the tuition that %s', (_what, given) => {
    const { funds } = computeCost(usa, { ...firstYear, years: 0.5, tuition: given });
    expect(funds?.lines.map(({ money }) => formatMoney(money))).toEqual([
      'USD 7,500–25,000',
      'USD 10,000–15,000',
    ]);
  });

  test('no tuition is no tuition of 0', () => {
    expect(computeCost(uk, firstYear).lacksTuition).toBe(true);
    expect(computeCost(uk, { ...firstYear, tuition: tuition('GBP', 0) }).lacksTuition).toBe(false);
  });
});

const anyPlan: fc.Arbitrary<StudyPlan> = fc.record({
  level: fc.constantFrom('undergraduate' as const, 'postgraduate' as const),
  years: fc.integer({ min: 1, max: 16 }).map((halves) => halves / 2),
  tuition: fc.option(
    fc.integer({ min: 0, max: 200_000 }).map((amount) => tuition('USD', amount)),
    { nil: null },
  ),
  inLondon: fc.boolean(),
  partner: fc.boolean(),
  children: fc.integer({ min: 0, max: 6 }),
});
const anyRule = fc.constantFrom(...Object.values(costRules));
const upper = (amounts: readonly Money[]) => amounts.reduce((sum, { to }) => sum + to, 0);

describe('every calculation', () => {
  test('has sums of its lines, and no negative or reversed range', () => {
    fc.assert(
      fc.property(anyRule, anyPlan, (rule, plan) => {
        const cost = computeCost(rule, plan);
        const lines = [...cost.once, ...cost.yearly, ...cost.withoutPeriod, ...(cost.funds?.lines ?? [])];
        for (const { money, times } of lines) {
          expect(money.from).toBeGreaterThanOrEqual(0);
          expect(money.to).toBeGreaterThanOrEqual(money.from);
          expect(times).toBeGreaterThan(0);
        }
        const moneyOf = (some: typeof lines) => upper(some.map(({ money }) => money));
        const all = moneyOf([...cost.once, ...cost.withoutPeriod]) + moneyOf([...cost.yearly]) * plan.years;
        expect(upper(cost.totals.all)).toBeCloseTo(all, 4);
        if (cost.funds) expect(upper(cost.funds.total)).toBeCloseTo(moneyOf([...cost.funds.lines]), 4);
      }),
    );
  });

  test('costs no less with more family, more tuition or more years', () => {
    fc.assert(
      fc.property(anyRule, anyPlan, (rule, plan) => {
        const total = (change: Partial<StudyPlan>) => {
          const cost = computeCost(rule, { ...plan, ...change });
          return upper(cost.totals.all) + upper(cost.funds?.total ?? []);
        };
        const before = total({});
        expect(total({ partner: true })).toBeGreaterThanOrEqual(total({ partner: false }));
        expect(total({ children: plan.children + 1 })).toBeGreaterThanOrEqual(before);
        expect(total({ years: plan.years + 1 })).toBeGreaterThanOrEqual(before - 1e-6);
        if (plan.tuition?.perYear)
          expect(total({ tuition: tuition('USD', plan.tuition.perYear.to + 1) })).toBeGreaterThan(before);
      }),
    );
  });

  test('is drawn with bars whose years add up to the total', () => {
    fc.assert(
      fc.property(anyRule, anyPlan, (rule, plan) => {
        const cost = computeCost(rule, plan);
        const bars = costBars(cost, plan.years, ({ to }) => to)!;
        const years = bars.filter(({ year }) => year !== null);
        expect(years).toHaveLength(Math.ceil(plan.years));
        expect(years.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(upper(cost.totals.all), 4);
        expect(bars.length - years.length).toBe(cost.funds ? 1 : 0);
      }),
    );
  });
});

test('there is no picture where an amount cannot be converted', () => {
  expect(costBars(computeCost(usa, firstYear), 1, () => null)).toBeNull();
});

test('amounts of one currency are added, those of several are kept apart', () => {
  expect(sumMoney([exactly('AUD', 1), exactly('USD', 2), exactly('AUD', 3)])).toEqual([
    { currency: 'AUD', from: 4, to: 4, atLeast: false },
    { currency: 'USD', from: 2, to: 2, atLeast: false },
  ]);
});

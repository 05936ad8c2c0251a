import fc from 'fast-check';
import { englishTests, skills, type VisitorProfile } from 'shared-shell/visitor-profile';
import { budgetStanding } from './budget.ts';
import { bandFor, concordances, type ScoredTest, scoreFor } from './concordance.ts';
import { gradePoints } from './grade-points.ts';
import { type Asking, fitsProfile, standingOf } from './standing.ts';
import { englishText, gradeText, standingText } from './standing-text.ts';

const requires = (changes: Partial<NonNullable<Asking['requirements']>>): Asking => ({
  requirements: { english: [], academic: null, source_url: null, checked_on: null, ...changes },
});
const ielts65 = requires({ english: [{ test: 'ielts', overall: 6.5, writing: 6 }] });
const english = (course: Asking, profile: VisitorProfile) => englishText(standingOf(course, profile).english);
const took = (test: ScoredTest, overall: number, parts = {}): VisitorProfile => ({
  english: { test, overall, parts },
});

test.each<[string, Asking, VisitorProfile, string]>([
  ['the band is reached', ielts65, took('ielts', 6.5), 'You meet it'],
  ['half a band is missing', ielts65, took('ielts', 6), 'You need 0.5 more in IELTS'],
  ['a part is too low', ielts65, took('ielts', 7, { writing: 5.5 }), 'You need 0.5 more in IELTS writing'],
  ['PTE by the concordance, reached', ielts65, took('pte', 55), 'You meet it'],
  ['PTE by the concordance, missed', ielts65, took('pte', 51), 'You need 4 more in PTE Academic'],
  ['TOEFL by the concordance', ielts65, took('toefl', 78), 'You need 1 more in TOEFL iBT'],
  [
    'a part by the concordance',
    ielts65,
    took('toefl', 90, { writing: 20 }),
    'You need 1 more in TOEFL iBT writing',
  ],
  [
    'the university’s own minimum before the concordance',
    requires({
      english: [
        { test: 'ielts', overall: 6.5 },
        { test: 'pte', overall: 50 },
      ],
    }),
    took('pte', 50),
    'You meet it',
  ],
  [
    'a minimum in another test only',
    requires({ english: [{ test: 'pte', overall: 58 }] }),
    took('ielts', 6.5),
    'You need 0.5 more in IELTS',
  ],
  ['no test yet', ielts65, { english: { test: 'none' } }, 'Asks for IELTS 6.5, not in your profile yet'],
  [
    'no score yet',
    ielts65,
    { english: { test: 'pte' } },
    'Asks for IELTS 6.5, which we cannot compare with your test',
  ],
  ['nothing stated', requires({}), took('ielts', 6), 'Not stated by the university'],
  [
    'an API with the overall score only',
    { english_min: 7, requirements: undefined },
    took('ielts', 6.5),
    'You need 0.5 more in IELTS',
  ],
])('English: %s', (_, course, profile, text) => expect(english(course, profile)).toBe(text));

test.each<[string, Asking, VisitorProfile, string]>([
  ['reached', { gpa_min: 2.8 }, { grade: { scheme: 'gpa', value: 2.8 } }, 'You meet it'],
  [
    'missed',
    { gpa_min: 2.8 },
    { grade: { scheme: 'gpa', value: 2.4 } },
    'You need a grade of 2.8. Yours is 2.4',
  ],
  [
    'a percentage, converted',
    { gpa_min: 2.8 },
    { grade: { scheme: 'percentage', value: 59.9 } },
    'You need a grade of 2.8. Yours is 2.4',
  ],
  [
    'a division, converted',
    { gpa_min: 2.8 },
    { grade: { scheme: 'division', value: 'first' } },
    'You meet it',
  ],
  [
    'two percentages, not converted',
    requires({ academic: { qualification: null, scheme: 'percentage', minimum: 65, text: null } }),
    { grade: { scheme: 'percentage', value: 64 } },
    'You need a grade of 65 %. Yours is 64 %',
  ],
  [
    'words only',
    requires({ academic: { qualification: null, scheme: null, minimum: null, text: 'A good second class' } }),
    { grade: { scheme: 'gpa', value: 4 } },
    'Stated in words only: compare it yourself',
  ],
  [
    'none in the profile',
    { gpa_min: 2.8 },
    { finished: 2025 },
    'Asks for a grade of 2.8, not in your profile yet',
  ],
  ['nothing stated', {}, { grade: { scheme: 'gpa', value: 1 } }, 'Not stated by the university'],
])('grades: %s', (_, course, profile, text) =>
  expect(gradeText(standingOf(course as Asking, profile).grade)).toBe(text),
);

test('a course that asks for a degree is not met without one', () => {
  const master = requires({
    academic: { qualification: 'bachelor', scheme: null, minimum: null, text: null },
  });
  expect(standingText(standingOf(master, { qualification: 'a_levels' }))).toBe(
    'You need a higher qualification first',
  );
  expect(standingOf(master, { qualification: 'master' }).needsHigherQualification).toBe(false);
});

test('A-Levels count as class 12', () => {
  const bachelor = requires({
    academic: { qualification: 'grade_12', scheme: null, minimum: null, text: null },
  });
  expect(standingOf(bachelor, { qualification: 'a_levels' }).needsHigherQualification).toBe(false);
  expect(standingOf(bachelor, { qualification: 'see' }).needsHigherQualification).toBe(true);
});

test('a list of fitting courses keeps what is met, not stated or not known, and leaves out what is missed', () => {
  const profile = took('ielts', 6);
  expect(fitsProfile(ielts65, profile)).toBe(false);
  expect(fitsProfile(requires({ english: [{ test: 'ielts', overall: 6 }] }), profile)).toBe(true);
  expect(fitsProfile(requires({}), profile)).toBe(true);
  expect(fitsProfile(ielts65, { finished: 2025 })).toBe(true);
});

test.each([
  ['90 to 100', 90, 4],
  ['below 90', 89.9, 3.6],
  ['below 40', 39, 1.6],
  ['not graded', 34, 0],
])('a percentage %s in grade points', (_, value, points) =>
  expect(gradePoints({ scheme: 'percentage', value })).toBe(points),
);

describe('the concordances', () => {
  const tests = ['toefl', 'pte', 'duolingo'] as const;

  test.each(tests)('%s: a higher band never needs a lower score, overall and in each part', (test) => {
    const { overall, skills: parts } = concordances[test];
    for (const steps of [overall, ...Object.values(parts ?? {})]) {
      const sorted = [...steps].sort(([one], [other]) => other - one);
      expect(steps).toEqual(sorted);
      for (const [index, [, lowest]] of steps.slice(1).entries())
        expect(lowest).toBeLessThanOrEqual(steps[index]![1]);
    }
  });

  test.each(tests)('%s: a converted minimum is never below the stated one', (test) =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 160 }), fc.constantFrom(undefined, ...skills), (score, skill) => {
        const band = bandFor(score, test, skill);
        const back = band === null ? null : scoreFor(band, test, skill);
        expect(back === null || back >= score).toBe(true);
      }),
    ),
  );

  test('a higher score never makes a standing worse', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...englishTests.filter((test) => test !== 'none')),
        fc.integer({ min: 0, max: 18 }).map((half) => half / 2),
        fc.integer({ min: 0, max: 160 }),
        fc.integer({ min: 0, max: 20 }),
        (test, band, score, more) => {
          const course = requires({ english: [{ test: 'ielts', overall: band }] });
          const lower = standingOf(course, took(test, score)).overall;
          if (lower === 'meets') expect(standingOf(course, took(test, score + more)).overall).toBe('meets');
        },
      ),
    ));
});

test.each<[string, unknown, string | null, string]>([
  ['within it', 20_000, 'aud', 'Within your budget of NPR 20,00,000'],
  ['over it', 30_000, 'aud', 'NPR 7,00,000 over your budget'],
  ['a range, by its lower end', 'AUD 20,000 - 40,000', null, 'Within your budget of NPR 20,00,000'],
  ['without a fee', null, 'aud', 'Not stated by the university'],
  ['without a rate', 20_000, 'chf', 'We have no exchange rate for this fee'],
])('the budget: %s', (_, annual_fees, currency_type, text) => {
  const rates = [{ currency: 'AUD', buy: 89, sell: 90 }];
  const fee = { annual_fees, currency_type } as Parameters<typeof budgetStanding>[0];
  expect(budgetStanding(fee, 2_000_000, rates).text).toBe(text);
});

import type { Course, Specialization } from 'shared-api';
import { writtenDayText } from 'shared-api/dates';
import { formatNprRange, nprRange, toNpr } from 'shared-api/npr';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { isNoFee, parseFee } from 'shared-api/rules';
import { countryName } from 'shared-api/vocabulary';
import { courseCost } from '../cost/course-cost.ts';
import {
  courseCity,
  courseCountry,
  courseLevel,
  courseRanking,
  courseSubject,
  intakeMonths,
  universityName,
} from '../course/course-facts.ts';
import { detailDuration } from '../course/duration.ts';
import { englishRequirement } from '../course/requirements.ts';
import { messages } from '../messages.en.ts';
import { currencyCode } from '../money/currency.ts';
import { formatFee } from '../money/fee.ts';

export interface ComparisonRow {
  label: string;
  /** One per course, in the courses' order. */
  values: string[];
  /** True when the courses differ in it. */
  differs: boolean;
  /** The courses that are best in it, by index, and in what. Null where no value is better than others, or all are. */
  best: { indices: ReadonlySet<number>; mark: string } | null;
}

/** What makes a value the best of its row. */
interface Ranking {
  /** Lower is better; null: not comparable. */
  key: (course: Course) => number | null;
  mark: string;
}
type Rates = RatesInUse['rates'];
type Fact = readonly [label: string, value: (course: Course) => string, ranking?: Ranking];

/** A fee that can be compared: as it is among fees of one currency, else in rupees. */
const feeIn = (
  fee: (course: Course) => unknown,
  courses: readonly Course[],
  rates: Rates,
): Ranking['key'] => {
  const currencies = new Set(courses.map(({ currency_type }) => currencyCode(currency_type)));
  return (course) => {
    const value = fee(course);
    if (isNoFee(value)) return null;
    if (currencies.size === 1) return parseFee(value);
    const code = currencyCode(course.currency_type);
    return code ? toNpr(parseFee(value) ?? Number.NaN, code, rates) : null;
  };
};

/** The indices of the lowest keys, when at least two courses can be compared and not all are equal. */
function bestOf(courses: readonly Course[], { key, mark }: Ranking): ComparisonRow['best'] {
  const keys = courses.map(key);
  const known = keys.filter((value) => value !== null);
  const lowest = Math.min(...known);
  if (known.length < 2 || known.every((value) => value === lowest)) return null;
  return { indices: new Set(keys.flatMap((value, index) => (value === lowest ? [index] : []))), mark };
}

const facts = (
  subjects: readonly Specialization[],
  courses: readonly Course[],
  rates: Rates,
): readonly Fact[] => [
  [messages.university, (course) => universityName(course)],
  [messages.country, (course) => countryName(courseCountry(course)) ?? messages.notAvailable],
  [messages.location, courseCity],
  [messages.programType, (course) => courseLevel(course)],
  [messages.subject, (course) => courseSubject(course, subjects) ?? messages.notAvailable],
  [
    messages.courseLength,
    (course) => detailDuration(course.duration_year),
    { key: ({ duration_year }) => duration_year || null, mark: messages.shortest },
  ],
  [messages.courseIntake, (course) => intakeMonths(course).join(', ') || messages.noIntake],
  [
    messages.annualFees,
    (course) => formatFee(course.annual_fees, course.currency_type) ?? messages.feeFallback,
    { key: feeIn(({ annual_fees }) => annual_fees, courses, rates), mark: messages.lowest },
  ],
  [
    messages.totalFees,
    (course) => formatFee(course.total_fees, course.currency_type) ?? messages.feeFallback,
    { key: feeIn(({ total_fees }) => total_fees, courses, rates), mark: messages.lowest },
  ],
  [
    messages.costOfStudy,
    (course) => {
      const sum = costInRupees(course, rates);
      return sum ? formatNprRange(sum) : messages.notAvailable;
    },
    { key: (course) => costInRupees(course, rates)?.from ?? null, mark: messages.lowest },
  ],
  [
    messages.applicationDeadline,
    (course) => writtenDayText(course.formatted_application_dateline) || messages.notAvailable,
  ],
  [
    messages.englishMinimum,
    (course) => englishRequirement(course) ?? messages.notAvailable,
    { key: ({ english_min }) => english_min || null, mark: messages.lowest },
  ],
  [messages.ranking, courseRanking],
  [
    messages.accreditation,
    (course) =>
      course.accreditations
        .map(({ accreditation }) => accreditation)
        .filter(Boolean)
        .join(', ') || messages.notAvailable,
  ],
];

/** The whole study with living costs, in rupees; null where the tuition or the country's figures are not known. */
function costInRupees(course: Course, rates: Rates): { from: number; to: number } | null {
  const calculated = courseCost(course);
  return calculated && !calculated.cost.lacksTuition ? nprRange(calculated.cost.totals.all, rates) : null;
}

/** The facts of several courses side by side, whether they differ, and which are best. */
export const compareCourses = (
  courses: readonly Course[],
  subjects: readonly Specialization[] = [],
  rates: Rates = [],
): ComparisonRow[] =>
  facts(subjects, courses, rates).map(([label, value, ranking]) => {
    const values = courses.map(value);
    return {
      label,
      values,
      differs: new Set(values).size > 1,
      best: ranking ? bestOf(courses, ranking) : null,
    };
  });

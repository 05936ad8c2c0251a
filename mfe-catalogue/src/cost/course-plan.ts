import type { Course } from 'shared-api';
import type { CostRule, Level, StudyPlan } from 'shared-facts/cost';
import { costRules } from 'shared-facts/cost/rules';
import { courseCountry } from '../course/course-facts.ts';
import { durationYears } from '../course/duration.ts';
import { feeAmount } from '../money/fee.ts';
import { destinationOfCountry } from './destination-of-country.ts';

/** Years that a course without a duration, or no course, is calculated with. */
export const YEARS_OF_LEVEL: Readonly<Record<Level, number>> = { undergraduate: 3, postgraduate: 2 };

const POSTGRADUATE = /master|postgraduate|graduate|doctor|phd/i;

const levelOf = (course: Pick<Course, 'interest'>): Level =>
  POSTGRADUATE.test(course.interest?.interest_name ?? '') &&
  !/undergraduate/i.test(course.interest?.interest_name ?? '')
    ? 'postgraduate'
    : 'undergraduate';

/** The rule of the country in which a course takes place; null where there is no guide. */
export function costRuleOf(course: Course): CostRule | null {
  const destination = destinationOfCountry(courseCountry(course));
  return destination && costRules[destination];
}

/** What a course says about its level, its length and its fees. */
export function coursePlan(course: Course, rule: CostRule): Pick<StudyPlan, 'level' | 'years' | 'tuition'> {
  const level = levelOf(course);
  const years = durationYears(course.duration_year) ?? YEARS_OF_LEVEL[level];
  const perYear = feeAmount(course.annual_fees, course.currency_type, rule.currency);
  const total = feeAmount(course.total_fees, course.currency_type, rule.currency);
  // A total that is the fee times the years says nothing new.
  const isOwn = total && !(perYear && Math.abs(total.to - perYear.to * years) < years);
  if (isOwn && durationYears(course.duration_year)) return { level, years, tuition: { perYear, total } };
  return { level, years, tuition: perYear && { perYear } };
}

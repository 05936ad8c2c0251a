import type { Course } from 'shared-api';
import { type CostRule, exactly, type StudyPlan } from 'shared-facts/cost';
import { costRules } from 'shared-facts/cost/rules';
import type { CostSearch } from './cost-address.ts';
import { costRuleOf, coursePlan, YEARS_OF_LEVEL } from './course-plan.ts';

/** A calculation: the rule of a destination and a plan. */
export interface Calculation {
  rule: CostRule;
  plan: StudyPlan;
  /** What holds where the visitor chooses nothing. */
  given: Pick<StudyPlan, 'level' | 'years' | 'tuition'>;
}

/** The currency of a typed tuition for which none is chosen. */
export const currencyOfTuition = ({ currency }: CostRule, { tuition }: Calculation['given']): string =>
  (tuition?.perYear ?? tuition?.total)?.currency ?? currency;

/** What an address asks for: the course's own figures, unless the visitor gives others. */
export function planOfSearch(search: CostSearch, course: Course | null): Calculation {
  const ofCourse = course && costRuleOf(course);
  const rule = costRules[search.destination ?? ofCourse?.destination ?? 'australia'];
  const own = course && coursePlan(course, rule);
  const level = search.level ?? own?.level ?? 'undergraduate';
  const given = { level, years: own?.years ?? YEARS_OF_LEVEL[level], tuition: own?.tuition ?? null };
  const currency = search.currency ?? currencyOfTuition(rule, given);
  const years = search.years ?? given.years;
  // The course's own total is for its own length.
  const tuitionOfCourse =
    given.tuition?.total && years !== given.years
      ? given.tuition.perYear && { perYear: given.tuition.perYear }
      : given.tuition;
  return {
    rule,
    given,
    plan: {
      level,
      years,
      tuition: search.tuition === null ? tuitionOfCourse : { perYear: exactly(currency, search.tuition) },
      inLondon: search.inLondon,
      partner: search.partner && rule.family.partner,
      children: rule.family.children ? search.children : 0,
    },
  };
}

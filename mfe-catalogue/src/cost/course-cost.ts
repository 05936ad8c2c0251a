import type { Course } from 'shared-api';
import { type Cost, computeCost, type StudyPlan } from 'shared-facts/cost';
import { readCostSearch } from './cost-address.ts';
import { costRuleOf } from './course-plan.ts';
import { planOfSearch } from './plan-of-search.ts';

const noChoice = readCostSearch(new URLSearchParams());

/** What a course costs by its own fees and the guide of its country; null for a country without a guide. */
export function courseCost(course: Course): { plan: StudyPlan; cost: Cost } | null {
  if (!costRuleOf(course)) return null;
  const { rule, plan } = planOfSearch(noChoice, course);
  return { plan, cost: computeCost(rule, plan) };
}

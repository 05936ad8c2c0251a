import type { CoursePage } from 'shared-api';
import type { VisitorProfile } from 'shared-shell/visitor-profile';
import { fitsProfile } from '../qualify/standing.ts';

/** As many courses as the API gives in one answer (CALL-3). */
export const MOST_COURSES = 1000;

/** Whether there are more courses than the answer contains. */
export const isPartial = ({ count, next, results }: CoursePage): boolean =>
  next !== null || (count ?? 0) > results.length;

/** The courses of an answer that the visitor meets, or that do not state what they ask for. */
export function fittingCourses(answer: CoursePage, profile: VisitorProfile): CoursePage {
  const results = answer.results.filter((course) => fitsProfile(course, profile));
  return { ...answer, count: results.length, next: null, previous: null, results };
}

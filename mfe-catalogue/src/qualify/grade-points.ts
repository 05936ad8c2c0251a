import type { Division, Grade } from 'shared-shell/visitor-profile';

/**
 * The letter grades of Nepal's National Examinations Board (letter grading directive of 2078 BS): lowest percentage and
 * the grade points out of 4. Universities convert grades by rules of their own, so results are indicative.
 */
export const letterGrades: readonly { letter: string; fromPercent: number; points: number }[] = [
  { letter: 'A+', fromPercent: 90, points: 4 },
  { letter: 'A', fromPercent: 80, points: 3.6 },
  { letter: 'B+', fromPercent: 70, points: 3.2 },
  { letter: 'B', fromPercent: 60, points: 2.8 },
  { letter: 'C+', fromPercent: 50, points: 2.4 },
  { letter: 'C', fromPercent: 40, points: 2 },
  { letter: 'D', fromPercent: 35, points: 1.6 },
];

/** The lowest percentage of each division on certificates of the years before letter grades. */
const divisionPercents: Readonly<Record<Division, number>> = {
  distinction: 75,
  first: 60,
  second: 45,
  third: 35,
};

/** Grade points out of 4 for a grade; 0 below the lowest letter grade. Percentages and divisions are converted. */
export function gradePoints(grade: Grade): number {
  if (grade.scheme === 'gpa') return grade.value;
  const percent = grade.scheme === 'division' ? divisionPercents[grade.value] : grade.value;
  return letterGrades.find(({ fromPercent }) => percent >= fromPercent)?.points ?? 0;
}

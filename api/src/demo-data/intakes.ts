import { dateMessages } from 'shared-api/dates';

/** A month in which a course begins, as course-list answers it. */
export interface IntakeRecord {
  id: number;
  month: string;
  year: number;
  /** ISO day; null where the university does not state it. */
  apply_by: string | null;
}

export const months = dateMessages.months;

/** Nobody can apply, get a visa and travel in less time than this. */
const MIN_LEAD_MONTHS = 3;

/** Months since the year 0, so that the calculation needs no turn of the year. */
const monthNumber = (year: number, month: number) => year * 12 + month;
const dayOf = (number: number, day: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * The next time that a course begins in each of its months. The first deadline is that of the intake which can still be
 * reached after it; every other intake has its deadline equally long before it begins.
 * @param first the first deadline; `month` counts from 0, `day` is at most 28
 * @param isStated false for courses that state only the first deadline
 */
export function intakeRecords(
  courseId: number,
  names: readonly string[],
  first: { year: number; month: number; day: number },
  isStated = true,
): IntakeRecord[] {
  const deadline = monthNumber(first.year, first.month);
  const starts = names.map((name) => {
    const month = months.indexOf(name as (typeof months)[number]);
    const reachable = deadline + MIN_LEAD_MONTHS;
    return reachable + ((month - (reachable % 12) + 12) % 12);
  });
  const next = Math.min(...starts);
  return names.map((month, index) => {
    const start = starts[index]!;
    return {
      id: courseId * 10 + index,
      month,
      year: Math.floor(start / 12),
      apply_by: isStated || start === next ? dayOf(start - (next - deadline), first.day) : null,
    };
  });
}

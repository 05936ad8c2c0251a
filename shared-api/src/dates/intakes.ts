import type { CourseIntake } from '../schemas/course.ts';
import { isDay } from '../schemas/days.ts';
import { dateWords } from '../vocabulary/vocabulary.en.ts';
import { dayText } from './day-text.en.ts';
import { dateMessages } from './messages.en.ts';
import { monthNames } from './month-names.ts';

/** An intake of a course, as it is written and sorted. */
export interface Intake {
  /** "February 2028", or only the month where the API does not give the year. */
  name: string;
  /** First day of the month in which it begins (ISO); null without a year. */
  begins: string | null;
  /** Last day to apply (ISO); null when the university does not state it. */
  applyBy: string | null;
  /** The same in all languages, for ids: the month in which it begins, "2028-02", else as the API writes it. */
  key: string;
}

function readIntake({ month: written, year, apply_by }: CourseIntake): Intake {
  const month = written.trim();
  const number = monthNames.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
  const first = `${year}-${String(number).padStart(2, '0')}-01`;
  const name = year ? `${month} ${year}` : month;
  return {
    name: dateWords(name),
    begins: isDay(first) ? first : null,
    applyBy: isDay(apply_by) ? apply_by : null,
    key: isDay(first) ? first.slice(0, 7) : name.slice(0, 7),
  };
}

/** The intakes by their deadlines, those without one last in the order of the API. */
export function courseIntakes({ intake }: { intake: readonly CourseIntake[] }): Intake[] {
  const intakes = intake.filter(({ month }) => month.trim()).map(readIntake);
  const rank = ({ applyBy }: Intake) => applyBy ?? '9999';
  return intakes.sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** "February 2028 intake: apply by 15 April 2027". Never a deadline without its intake. */
export const intakeDeadline = ({ name, applyBy }: Intake): string =>
  applyBy === null
    ? dateMessages.intakeWithoutDeadline(name)
    : dateMessages.intakeDeadline(name, dayText(applyBy));

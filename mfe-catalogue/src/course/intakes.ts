import type { Course } from 'shared-api';
import { courseIntakes, type Intake, intakeDeadline, writtenDayText } from 'shared-api/dates';
import { messages } from '../messages.en.ts';

/** Intakes that can still be applied for. On the last day itself they can. */
export const openIntakes = (course: Pick<Course, 'intake'>, today: string): Intake[] =>
  courseIntakes(course).filter(({ applyBy }) => applyBy !== null && applyBy >= today);

/**
 * The next deadline of a course in one line. An API without deadlines by intake has one for the course, whose intake is
 * not known. Null without any, or when all have passed.
 */
export function nextDeadlineText(
  course: Pick<Course, 'intake' | 'formatted_application_dateline'>,
  today: string,
): string | null {
  const [next] = openIntakes(course, today);
  if (next) return intakeDeadline(next);
  const hasDeadlines = courseIntakes(course).some(({ applyBy }) => applyBy !== null);
  const text = course.formatted_application_dateline;
  return text && !hasDeadlines ? messages.applyBy(writtenDayText(text)) : null;
}

import type { Course } from 'shared-api';
import { writtenDayText } from 'shared-api/dates';
import { courseTypeName, levelName } from 'shared-api/vocabulary';
import { courseCity, intakeMonths } from '../../course/course-facts.ts';
import { detailDuration } from '../../course/duration.ts';
import { messages } from '../../messages.en.ts';
import { formatFee } from '../../money/fee.ts';

/** The eight facts of COURSE-5, in its order, each with its fallback. */
export const overviewFacts = (course: Course): readonly (readonly [label: string, value: string])[] => [
  [messages.courseIntake, intakeMonths(course).join(', ') || messages.noIntake],
  [messages.courseLength, detailDuration(course.duration_year)],
  [messages.programType, levelName(course.interest?.interest_name) || messages.notAvailable],
  [messages.location, courseCity(course)],
  [messages.courseType, courseTypeName(course.course_type) || messages.notAvailable],
  [messages.annualFees, formatFee(course.annual_fees, course.currency_type) ?? messages.feeFallback],
  [messages.totalFees, formatFee(course.total_fees, course.currency_type) ?? messages.feeFallback],
  [
    messages.applicationDeadline,
    writtenDayText(course.formatted_application_dateline) || messages.notAvailable,
  ],
];

import type { Course, Specialization } from 'shared-api';
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
import { formatFee } from '../money/fee.ts';

export interface ComparisonRow {
  label: string;
  /** One per course, in the courses' order. */
  values: string[];
  /** True when the courses differ in it. */
  differs: boolean;
}

const facts = (
  subjects: readonly Specialization[],
): readonly [label: string, value: (course: Course) => string][] => [
  [messages.university, (course) => universityName(course)],
  [messages.country, (course) => courseCountry(course) ?? messages.notAvailable],
  [messages.location, courseCity],
  [messages.programType, (course) => courseLevel(course)],
  [messages.subject, (course) => courseSubject(course, subjects) ?? messages.notAvailable],
  [messages.courseLength, (course) => detailDuration(course.duration_year)],
  [messages.courseIntake, (course) => intakeMonths(course).join(', ') || messages.noIntake],
  [
    messages.annualFees,
    (course) => formatFee(course.annual_fees, course.currency_type) ?? messages.feeFallback,
  ],
  [
    messages.totalFees,
    (course) => formatFee(course.total_fees, course.currency_type) ?? messages.feeFallback,
  ],
  [messages.applicationDeadline, (course) => course.formatted_application_dateline || messages.notAvailable],
  [messages.englishMinimum, (course) => englishRequirement(course) ?? messages.notAvailable],
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

/** The facts of several courses side by side, and whether they differ. */
export const compareCourses = (
  courses: readonly Course[],
  subjects: readonly Specialization[] = [],
): ComparisonRow[] =>
  facts(subjects).map(([label, value]) => {
    const values = courses.map(value);
    return { label, values, differs: new Set(values).size > 1 };
  });

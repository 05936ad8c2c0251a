import * as z from 'zod/mini';
import { amount, demo, fee, id, list, text, title } from './fields.ts';
import { CourseRequirements } from './requirements.ts';
import { Accreditation, CourseUniversity } from './university.ts';
import { Verification } from './verification.ts';

const SpecializationObject = z.object({ id: amount, specialization_name: text });

/** ENTITY-12, C-18: an id or an object in answers; an object or null after reading. */
const CourseSpecialization = z.pipe(
  z.nullable(z.union([z.number(), SpecializationObject])),
  z.transform((value: number | z.output<typeof SpecializationObject> | null) =>
    typeof value === 'number' ? { id: value, specialization_name: null } : value,
  ),
);

/**
 * A month in which a course begins. Additive: the `year` of the next time it does, and `apply_by`, the last day (ISO
 * date) to apply for that intake.
 */
export const CourseIntake = z.object({
  id: z.optional(amount),
  month: z.string(),
  year: z.optional(amount),
  apply_by: z.optional(text),
});
export type CourseIntake = z.output<typeof CourseIntake>;

/**
 * ENTITY-12, with the two flat names for the home search (ENTITY-7). `formatted_application_dateline` is misspelt in the
 * API (C-19). Additive: `english_min` (IELTS overall), `gpa_min` (out of 4), `requirements`, `verification` (of the
 * university), `year` and `apply_by` of an intake (see `CourseIntake`); only in the answer of course-info `description`
 * (paragraphs separated by empty lines) and `documents_needed`.
 */
export const Course = z.object({
  id,
  course_name: title,
  university_name: z.optional(text),
  country_name: z.optional(text),
  university: z.nullable(CourseUniversity),
  intake: list(CourseIntake),
  duration_year: amount,
  interest: z.nullable(z.object({ id: amount, interest_name: text })),
  course_type: text,
  specialization: CourseSpecialization,
  annual_fees: fee,
  total_fees: fee,
  currency_type: text,
  formatted_application_dateline: text,
  images: list(z.object({ image: z.string() })),
  accreditations: list(Accreditation),
  english_min: z.optional(amount),
  gpa_min: z.optional(amount),
  requirements: z.optional(z.nullable(CourseRequirements)),
  verification: z.optional(z.nullable(Verification)),
  description: z.optional(text),
  documents_needed: z.optional(list(z.string())),
  demo,
});
export type Course = z.output<typeof Course>;

/** A course in an answer, before reading. */
export type CourseWire = z.input<typeof Course>;

/** Values of the parameter `sort` of course-list; a hyphen in front: descending. */
export const courseSorts = ['relevance', 'fee', '-fee', 'deadline', 'duration', '-duration'] as const;
/** Additive order of course-list. */
export type CourseSort = (typeof courseSorts)[number];

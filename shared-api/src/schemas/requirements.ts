import * as z from 'zod/mini';
import { amount, list, text } from './fields.ts';

/** English tests in which a course may state its minimum scores. Others are omitted when an answer is read. */
export const englishTests = ['ielts', 'pte', 'toefl', 'duolingo'] as const;
export type EnglishTest = (typeof englishTests)[number];

/** The parts of an English test that can have a minimum of their own. */
export const englishParts = ['listening', 'reading', 'writing', 'speaking'] as const;
export type EnglishPart = (typeof englishParts)[number];

/** Minimum scores in one English test, in the scale of that test. A part without a minimum is missing or null. */
export const EnglishRequirement = z.object({
  test: z.enum(englishTests),
  overall: amount,
  listening: z.optional(amount),
  reading: z.optional(amount),
  writing: z.optional(amount),
  speaking: z.optional(amount),
});
export type EnglishRequirement = z.output<typeof EnglishRequirement>;

/** What an applicant must have finished. */
export const qualifications = ['grade_12', 'diploma', 'bachelor', 'master'] as const;
export type Qualification = (typeof qualifications)[number];

/** How grades are counted: NEB grade points of 4.0, per cent, or a degree's grade point average of 4.0. */
export const gradeSchemes = ['neb_gpa', 'percentage', 'cgpa'] as const;
export type GradeScheme = (typeof gradeSchemes)[number];

/** Minimum grade of an earlier qualification. Where it cannot be given as a number, only `text` is set. */
export const AcademicRequirement = z.object({
  qualification: z.nullable(z.enum(qualifications)),
  scheme: z.nullable(z.enum(gradeSchemes)),
  minimum: amount,
  text,
});
export type AcademicRequirement = z.output<typeof AcademicRequirement>;

/**
 * Additive: what a course asks of its applicants. No entry in `english`, or `academic: null`, means that the
 * university does not state it. `source_url` is the page it was read from on `checked_on` (ISO date).
 */
export const CourseRequirements = z.object({
  english: list(EnglishRequirement),
  academic: z.nullable(AcademicRequirement),
  source_url: text,
  checked_on: text,
});
export type CourseRequirements = z.output<typeof CourseRequirements>;

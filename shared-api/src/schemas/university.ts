import * as z from 'zod/mini';
import { amount, demo, emailAddress, id, list, text, title } from './fields.ts';
import { Verification } from './verification.ts';

const Picture = z.object({ image: z.string() });

/** A place in a ranking, as its source writes it: all parts are texts. */
export const Ranking = z.object({ id: amount, rank_source: text, rank_value: text, rank_year: text });
export type Ranking = z.output<typeof Ranking>;

/** A campus by its place. */
export const CampusLocation = z.object({ id: amount, campus_location: text });

/** ENTITY-12, ENTITY-13. In a course, `city` may contain only the id of the country. */
export const City = z.object({
  city_name: text,
  country: z.nullable(z.object({ id: amount, country_name: text })),
});
export type City = z.output<typeof City>;

/**
 * ENTITY-12 course.accreditations. `register`, `code`, `checked_on` (ISO date) and `url` are additive: the entry in a
 * public register and the date of the check.
 */
export const Accreditation = z.object({
  id: amount,
  accreditation: text,
  register: z.optional(text),
  code: z.optional(text),
  checked_on: z.optional(text),
  url: z.optional(text),
});
export type Accreditation = z.output<typeof Accreditation>;

/**
 * Additive: how many courses and scholarships a university has, and the range of its annual fees in the currency of most
 * of its courses; null where no fee is known. A fee of 0 is no tuition.
 */
export const UniversitySummary = z.object({
  courses: z.number(),
  scholarships: z.number(),
  fees: z.nullable(z.object({ currency: title, from: z.number(), to: z.number() })),
});
export type UniversitySummary = z.output<typeof UniversitySummary>;

/**
 * ENTITY-13: the full university of university-list and university-info. `verification` and `summary` are additive.
 */
export const University = z.object({
  id,
  university_name: title,
  logo: text,
  images: list(Picture),
  email: emailAddress,
  website: text,
  description: text,
  rankings: list(Ranking),
  locations: list(CampusLocation),
  city: z.nullable(City),
  offer_letter_requirement: text,
  academic_requirement: text,
  english_language_requirement: text,
  turnaround_time: text,
  financial_requirements: text,
  specific_genuine_student_requirement: text,
  accreditations: z.optional(list(Accreditation)),
  verification: z.optional(z.nullable(Verification)),
  summary: z.optional(z.nullable(UniversitySummary)),
  demo,
});
export type University = z.output<typeof University>;

/** The university nested in a course: its id may be unknown, everything else may be missing. */
export const CourseUniversity = z.object({
  id: amount,
  university_name: text,
  logo: text,
  rankings: list(Ranking),
  city: z.nullable(City),
});
export type CourseUniversity = z.output<typeof CourseUniversity>;

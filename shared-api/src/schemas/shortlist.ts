import * as z from 'zod/mini';
import { id, text, title } from './fields.ts';

/** Limits of the additive shortlist call; the site keeps to them on the device as well. */
export const shortlistLimits = { courses: 200, noteLength: 500 } as const;

/**
 * Additive: one saved course of an account. Both moments are ISO with offset. `noted_at` is null where nothing was ever
 * noted; the names are null when the catalogue has the course no longer.
 */
export const ShortlistCourse = z.object({
  course: id,
  saved_at: title,
  note: title,
  noted_at: text,
  course_name: text,
  university_name: text,
});
export type ShortlistCourse = z.output<typeof ShortlistCourse>;

/**
 * Additive: what a device says of one course. Whether it is saved and what is noted are two statements, each with its
 * moment: of two that differ the newer one holds. A course that was taken off is sent too, else it would come back.
 */
export const ShortlistChange = z.object({
  course: id,
  is_saved: z.boolean(),
  changed_at: z.string(),
  note: z.optional(z.string()),
  noted_at: z.optional(z.nullable(z.string())),
});
export type ShortlistChange = z.output<typeof ShortlistChange>;

export const ShortlistPayload = z.object({ courses: z.array(ShortlistChange) });
export type ShortlistPayload = z.output<typeof ShortlistPayload>;

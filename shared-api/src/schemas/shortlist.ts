import * as z from 'zod/mini';
import { id, text, title } from './fields.ts';
import { paged } from './paged.ts';

/** Limits of the additive shortlist call. The site applies them on the device too. */
export const shortlistLimits = { courses: 200, noteLength: 500 } as const;

/**
 * Additive: a saved course of an account. Both times are ISO with offset. `noted_at` is null without a note; the
 * names are null when the course has left the catalogue.
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
 * Additive: the saved courses of an account. `answered_at` is the service's clock at the answer, from which a device
 * learns that its own clock is wrong: the newer of two changes wins, so all devices must date them alike.
 */
export const ShortlistAnswer = z.extend(paged(ShortlistCourse), { answered_at: title });

/**
 * Additive: a device's version of a course. Whether it is saved, and its note, have separate times; the newer
 * version wins. Removed courses are sent too, otherwise they would come back.
 */
export const ShortlistChange = z.object({
  course: id,
  is_saved: z.boolean(),
  changed_at: z.string(),
  note: z.optional(z.string()),
  noted_at: z.optional(z.nullable(z.string())),
});
export type ShortlistChange = z.output<typeof ShortlistChange>;

/** Additive: body of the PUT that merges what has changed on a device. */
export const ShortlistPayload = z.object({ courses: z.array(ShortlistChange) });
export type ShortlistPayload = z.output<typeof ShortlistPayload>;

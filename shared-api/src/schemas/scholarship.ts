import * as z from 'zod/mini';
import { amount, demo, id, list, text, title } from './fields.ts';

/**
 * ENTITY-15. Additive: `university` and `country` (ids, with their names), `url` (the official page), `levels` (ids of
 * the levels of study it is for), `deadline` (ISO date; null when there is none of its own), `tuition_percent` (the
 * share of the tuition that it pays).
 */
export const Scholarship = z.object({
  id,
  scholarship_name: title,
  value: text,
  details: list(z.object({ id: amount, detail: text })),
  requirements: text,
  university: z.optional(amount),
  university_name: z.optional(text),
  country: z.optional(amount),
  country_name: z.optional(text),
  url: z.optional(text),
  levels: z.optional(list(z.number())),
  deadline: z.optional(text),
  tuition_percent: z.optional(amount),
  demo,
});
export type Scholarship = z.output<typeof Scholarship>;

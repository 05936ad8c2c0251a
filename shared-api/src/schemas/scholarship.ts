import * as z from 'zod/mini';
import { amount, demo, id, list, text, title } from './fields.ts';

/** ENTITY-15. `university` (its id) and `url` (the official page) are additive. */
export const Scholarship = z.object({
  id,
  scholarship_name: title,
  value: text,
  details: list(z.object({ id: amount, detail: text })),
  requirements: text,
  university: z.optional(amount),
  url: z.optional(text),
  demo,
});
export type Scholarship = z.output<typeof Scholarship>;

import * as z from 'zod/mini';
import { amount, demo, id, list, text, title } from './fields.ts';

/**
 * ENTITY-16. `formatted_start_date` is display text and never parsed (C-42). `start_at`, `end_at` (ISO with
 * offset) and `timezone` (IANA) are additive; calendar files use only them.
 */
export const Event = z.object({
  id,
  title,
  image: text,
  formatted_start_date: text,
  location: text,
  registration_link: text,
  paragraphs: list(z.object({ id: amount, text: text })),
  start_at: z.optional(text),
  end_at: z.optional(text),
  timezone: z.optional(text),
  demo,
});
export type Event = z.output<typeof Event>;

import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Additive: the secret address at which calendars read the dates of an account; null when there is none. */
export const CalendarFeed = z.object({ url: text });
export type CalendarFeed = z.output<typeof CalendarFeed>;

import * as z from 'zod';
import { isPlainAddress } from './plain-address.ts';

/** What the documentation and the starting pack say about a field. */
export interface FieldNotes {
  description: string;
  /** A value that passes the check. */
  example: unknown;
  /** Where a visitor sees it. */
  shownAt?: string;
}

/** Attaches the notes of a field to its schema. */
export const field = <Schema extends z.ZodType>(schema: Schema, notes: FieldNotes): Schema =>
  schema.meta({ ...notes });

/** One line of text: without line breaks, not empty. */
export const line = (max: number) =>
  z
    .string('write text; put it in quotes when it looks like a number or a date')
    .trim()
    .min(1, 'is empty: write a text, or delete the line')
    .max(max, `is too long: at most ${max} characters`)
    .refine((text) => !/[\r\n]/.test(text), 'has a line break: write it on one line');

/** Paragraphs, separated by empty lines. */
export const paragraphs = (max: number) =>
  z
    .string('write text')
    .trim()
    .min(1, 'is empty: write a text, or delete the line')
    .max(max, `is too long: at most ${max} characters`)
    .transform((text) => text.split(/\r?\n\s*\r?\n/).map((part) => part.replace(/\s+/g, ' ').trim()));

/** A whole number between two bounds, which are part of every message about it. */
export const wholeNumber = (what: string, from: number, to: number) => {
  const message = `write ${what} from ${from} to ${to}, with the digits 0 to 9 and without quotes`;
  return z.int(message).min(from, message).max(to, message);
};

/** An id that addresses and tests can use. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'write small letters, digits and dashes, such as kathmandu');

/** Of any script but ours: `१०:००` looks right to its writer, who would search the mistake elsewhere. */
export const hasOtherDigits = (text: string) => /(?![0-9])\p{Nd}/u.test(text);

/** The message of a text that is not as it should be: of digits of another script when it has any. */
export const unlessOtherDigits = (message: string) => ({
  error: ({ input }: { input?: unknown }) =>
    hasOtherDigits(String(input)) ? 'has digits of another script: write the digits 0 to 9' : message,
});

export const phone = z
  .string('put the number in quotes, such as "+977 1 055 0101"')
  .regex(
    /^\+[1-9][\d ()-]{6,22}$/,
    unlessOtherDigits(
      'write the number with country code, digits and spaces only, such as "+977 1 055 0101"',
    ),
  )
  .refine((number) => {
    const digits = number.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15;
  }, 'has too few or too many digits: a number with country code has 8 to 15');

export const email = z.email('write an e-mail address, such as info@example.com').max(254);

/** An https address that leads to a page of its own, not to the front page of a service. */
export const pageAddress = z
  .url({ protocol: /^https$/, error: 'write a whole address that begins with https://' })
  .max(500)
  .refine(isPlainAddress, 'must not contain a user name or password');

/** A day ahead, so that no wrong clock makes today's date a mistake. Canada writes dates as 2026-03-31. */
const tomorrowInNepal = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu', dateStyle: 'short' }).format(
    Date.now() + 86_400_000,
  );

/** The date of something that has happened. */
export const pastDate = z
  .string('put the date in quotes, such as "2026-03-31"')
  .regex(
    /^\d{4}-\d{2}-\d{2}$/,
    unlessOtherDigits('write the date as year-month-day in quotes, such as "2026-03-31"'),
  )
  .refine((text) => z.iso.date().safeParse(text).success, {
    message: 'is not a date of the calendar: write year-month-day, such as "2026-03-31"',
    abort: true,
  })
  .refine(
    (text) => text <= tomorrowInNepal(),
    'is in the future: write the date on which it happened, in the international calendar (not Bikram Sambat)',
  );

/** Marker of picture fields; the reader replaces the path by the picture. */
const PICTURE = 'picture';

/** Path of a picture in the pack's folder. */
export const picture = (notes: FieldNotes) =>
  z
    .string('write the path of a picture in this folder, such as pictures/logo.svg')
    .regex(
      /^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9_./-]*\.(svg|png|jpe?g|webp|avif)$/i,
      'write the path of a picture in this folder (svg, png, jpg, webp or avif; letters, digits, dashes), such as pictures/logo.svg',
    )
    .max(200)
    .meta({ ...notes, kind: PICTURE });

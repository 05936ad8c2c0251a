import * as z from 'zod/mini';

/**
 * Field types of the API's answers. The schemas describe the answers (and the OpenAPI document of the reference
 * implementation); `reading/read.ts` tolerates differences.
 */

/** A database id. Numeric text is read as its number. */
export const id = z.number();

/** Nullable text; null when missing or of another type. */
export const text = z.nullable(z.string());

/**
 * A nullable e-mail address; null for anything else. Only characters that mean nothing in a `mailto:` link, because
 * addresses of records become such links.
 */
export const emailAddress = z.nullable(
  z.pipe(
    z.string(),
    z.transform((value: string) =>
      /^[\w.+'-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value.trim()) ? value.trim() : null,
    ),
  ),
);

/** Text that is never null after reading. */
export const title = z._default(z.string(), '');

/** A nullable number, or a decimal in text (DRF sends decimals as text). */
export const amount = z.nullable(z.number());

/** COURSE-8: a fee is a number, or text that may contain a currency symbol. */
export const fee = z.nullable(z.union([z.number(), z.string()]));

/** A list; empty when missing. */
export const list = <T extends z.ZodMiniType>(item: T) => z._default(z.array(item), []);

/** Additive: true on records of the demonstration data. */
export const demo = z.optional(z.boolean());

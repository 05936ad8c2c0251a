import * as z from 'zod/mini';

/**
 * Field kinds of the hosted API's answers. The schemas say what the wire carries (and become the OpenAPI document of
 * the reference implementation); `reading/read.ts` says how the browser forgives what differs.
 */

/** A database id. Django sends numbers; a numeric string is read as its number. */
export const id = z.number();

/** Text that may be null; read as null when missing or of another kind. */
export const text = z.nullable(z.string());

/** Text every page prints: never null after reading. */
export const title = z._default(z.string(), '');

/** A number that may be null, or arrive as a decimal string (DRF sends decimals as strings). */
export const amount = z.nullable(z.number());

/** COURSE-8: a fee is a number, or a text that may carry a currency symbol. */
export const fee = z.nullable(z.union([z.number(), z.string()]));

/** A list that is empty rather than absent. */
export const list = <T extends z.ZodMiniType>(item: T) => z._default(z.array(item), []);

/** Additive: true on records of the demonstration data. */
export const demo = z.optional(z.boolean());

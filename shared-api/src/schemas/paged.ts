import * as z from 'zod/mini';

/** ENTITY-11: the answer of every list. `next` and `previous` are absolute links. */
export const paged = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    count: z.nullable(z.number()),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z._default(z.array(item), []),
  });

/**
 * A page of a list after reading. `next` and `previous` are path and query relative to the API's base; links to
 * other hosts are null (C-3).
 */
export interface Page<T> {
  count: number | null;
  next: string | null;
  previous: string | null;
  results: T[];
}

/**
 * Additive counts beside a course list: id (as text) → number of courses under the other filters. `verified` counts
 * those of universities that are listed in the register of their country; APIs without that filter do not have it.
 */
export const Facets = z.object({
  interest: z.record(z.string(), z.number()),
  specialization: z.record(z.string(), z.number()),
  country: z.record(z.string(), z.number()),
  verified: z.optional(z.number()),
});
export type Facets = z.output<typeof Facets>;

/** Additive parts of course-list. `match` is `similar` when the spelling was corrected. */
export const CourseListExtras = z.object({
  facets: z.optional(Facets),
  match: z.optional(z.enum(['exact', 'similar'])),
});

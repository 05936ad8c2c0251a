import * as z from 'zod';

/** The query of every list call, for the OpenAPI document. */
export const listQuery = z.object({ page: z.string().optional(), records: z.string().optional() });

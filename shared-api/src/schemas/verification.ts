import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Whether an institution stands in the official register of its country. */
export const verificationStates = ['listed', 'not_listed', 'not_checked'] as const;
export type VerificationState = (typeof verificationStates)[number];

/**
 * Additive: what staff found when they looked an institution up in the official register of its country. `code` is
 * its entry there, `url` the register's page, `checked_on` the day of the check (ISO date). That a check is old is not
 * stored: `isCheckOld` of `shared-api/verification-age` computes it.
 */
export const Verification = z.object({
  state: z.enum(verificationStates),
  register: text,
  code: text,
  url: text,
  checked_on: text,
});
export type Verification = z.output<typeof Verification>;

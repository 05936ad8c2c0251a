import * as z from 'zod/mini';
import { amount } from './fields.ts';

/** Limits of the additive contact call. The site checks them before it sends. */
export const contactLimits = { nameLength: 100, subjectLength: 150, messageLength: 2000 } as const;

/** Additive: `spam` has filled in the field that people do not see; it is kept for staff, without a receipt. */
export const messageStatuses = ['open', 'answered', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Additive: the body of a message. `client_key` sent twice stores one message. */
export const ContactPayload = z.object({
  name: z.string(),
  email: z.string(),
  contact: z.optional(z.string()),
  subject: z.string(),
  message: z.string(),
  /** Empty: people do not see this field. */
  website: z.optional(z.string()),
  client_key: z.optional(z.string()),
});
export type ContactPayload = z.output<typeof ContactPayload>;

/** Additive: the number that staff and the receipt name, and within how many working days staff answer. */
export const ContactAnswer = z.object({ id: amount, reply_working_days: amount });
export type ContactAnswer = z.output<typeof ContactAnswer>;

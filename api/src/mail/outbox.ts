import type { Language } from 'shared-language';
import type { Orm } from '../database/database.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { outbox } from '../database/schema.ts';
import type { EmailPayload, EmailTemplate } from './email.ts';

/** How long a claimed e-mail belongs to a process, which renews it while it sends: a mail server may be slow. */
export const LEASE_SECONDS = 3;

/** Who gets an e-mail, and in which language. */
export interface Recipient {
  email: string;
  language: Language;
}

/** Queues an e-mail in the caller's transaction: it is sent if and only if that transaction commits. */
export async function queueEmail<Payload extends EmailPayload>(
  orm: Orm,
  template: EmailTemplate<Payload>,
  { email, language }: Recipient,
  payload: Payload,
): Promise<void> {
  await orm
    .insert(outbox)
    .values({ kind: template.kind, recipient: email, language, payload: JSON.stringify(payload) });
}

/** Queues an e-mail as `queueEmail` does, in the place of equal ones that were not sent. */
export async function requeueEmail<Payload extends EmailPayload>(
  orm: Orm,
  template: EmailTemplate<Payload>,
  recipient: Recipient,
  payload: Payload,
): Promise<void> {
  await orm
    .delete(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        eq(outbox.kind, template.kind),
        eq(outbox.recipient, recipient.email),
        eq(outbox.payload, JSON.stringify(payload)),
      ),
    );
  await queueEmail(orm, template, recipient, payload);
}

import type { Language } from 'shared-language';
import type { Orm } from '../database/database.ts';
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

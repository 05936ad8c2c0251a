import type { Orm } from '../database/database.ts';
import { outbox } from '../database/schema.ts';
import type { EmailPayload, EmailTemplate } from './email.ts';

/** Queues an e-mail in the caller's transaction: it is sent if and only if that transaction commits. */
export async function queueEmail<Payload extends EmailPayload>(
  orm: Orm,
  template: EmailTemplate<Payload>,
  recipient: string,
  payload: Payload,
): Promise<void> {
  await orm.insert(outbox).values({ kind: template.kind, recipient, payload: JSON.stringify(payload) });
}

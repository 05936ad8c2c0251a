import type { Orm } from '../database/database.ts';
import { outbox } from '../database/schema.ts';

export type LetterKind =
  | 'verify-email'
  | 'already-registered'
  | 'reset-password'
  | 'application-received'
  | 'application-status'
  | 'event-registered';

/** Promises a letter, in the caller's transaction: if that commits, the letter will be sent. */
export async function queueLetter(
  orm: Orm,
  kind: LetterKind,
  recipient: string,
  payload: Record<string, string>,
): Promise<void> {
  await orm.insert(outbox).values({ kind, recipient, payload: JSON.stringify(payload) });
}

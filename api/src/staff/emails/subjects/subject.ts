import type { Orm } from '../../../database/database.ts';
import { outbox } from '../../../database/schema.ts';
import type { Service } from '../../../http/service.ts';
import type { EmailPayload } from '../../../mail/email.ts';

/** The columns of an e-mail from which is seen what it is about. */
export const subjectColumns = {
  id: outbox.id,
  kind: outbox.kind,
  recipient: outbox.recipient,
  payload: outbox.payload,
  createdAt: outbox.createdAt,
};

export type SubjectRow = Pick<typeof outbox.$inferSelect, keyof typeof subjectColumns>;
/** A row whose payload is read. */
export type ReadRow = Omit<SubjectRow, 'payload'> & { payload: EmailPayload };

/** What an e-mail is about. */
export interface EmailSubject {
  /** The record that it is about. */
  record?: { href: string; name: string };
  /** Why it would be wrong or useless by now. Such an e-mail is not sent any more. */
  outdated?: string;
}

export interface SubjectContext {
  orm: Orm;
  lifetimes: Service['configuration']['lifetimes'];
  now: Date;
}

/** What e-mails of some kinds are about. */
export interface SubjectReader {
  kinds: readonly string[];
  /** Reads the records, as they are now, that e-mails of these kinds are about. */
  read: (context: SubjectContext, rows: readonly ReadRow[]) => Promise<(row: ReadRow) => EmailSubject>;
}

/** The payload of an e-mail; null where it cannot be read. */
export function readPayload(text: string): EmailPayload | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 3_600_000;

const WARNING_HOURS = 24;

/** Whether an e-mail that only warns or reports came too late. */
export const isOld = ({ createdAt }: Pick<ReadRow, 'createdAt'>, now: Date): boolean =>
  hoursBetween(createdAt, now) > WARNING_HOURS;

/** What `read` finds for values; nothing is asked without any. */
export const readFor = async <Value, Found>(
  values: readonly Value[],
  read: (values: Value[]) => PromiseLike<Found[]>,
): Promise<Found[]> => (values.length === 0 ? [] : read([...new Set(values)]));

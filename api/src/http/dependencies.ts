import pTimeout from 'p-timeout';
import { clockDifference } from './clock-difference.ts';
import type { Service } from './service.ts';

/** Longest time in ms that a probe waits for an answer. */
const CHECK_LIMIT_MS = 2_000;

export interface CheckedDependencies {
  /** The error of those that fail, else null. */
  errors: Record<'database' | 'documents', unknown>;
  /** How many seconds this machine is ahead of the database's clock; null when the database did not answer. */
  clockDifference: number | null;
}

/** Asks database and document store, both within the time limit. */
export async function checkDependencies({
  database,
  documents,
}: Pick<Service, 'database' | 'documents'>): Promise<CheckedDependencies> {
  let difference: number | null = null;
  const check = (work: Promise<unknown>) =>
    pTimeout(work, { milliseconds: CHECK_LIMIT_MS }).then(
      () => null,
      (error: unknown) => error ?? new Error('unknown error'),
    );
  const [databaseError, documentsError] = await Promise.all([
    check(
      clockDifference(database).then((seconds) => {
        difference = seconds;
        return database.checkRoom();
      }),
    ),
    check(documents.check()),
  ]);
  return { errors: { database: databaseError, documents: documentsError }, clockDifference: difference };
}

import pTimeout from 'p-timeout';
import type { Service } from './service.ts';

/** Longest time in ms that a probe waits for an answer. */
const CHECK_LIMIT_MS = 2_000;

/** Asks database and document store, both within the time limit. The error of those that fail, else null. */
export async function checkDependencies({
  database,
  documents,
}: Pick<Service, 'database' | 'documents'>): Promise<Record<'database' | 'documents', unknown>> {
  const check = (work: Promise<unknown>) =>
    pTimeout(work, { milliseconds: CHECK_LIMIT_MS }).then(
      () => null,
      (error: unknown) => error ?? new Error('unknown error'),
    );
  const [databaseError, documentsError] = await Promise.all([
    check(database.query('SELECT 1', []).then(() => database.checkRoom())),
    check(documents.check()),
  ]);
  return { database: databaseError, documents: documentsError };
}

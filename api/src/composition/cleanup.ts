import type { Logger } from 'pino';
import { removeExpiredTokens } from '../accounts/remove-expired-tokens.ts';
import { removeOrphanedDocuments } from '../applications/remove-orphaned-documents.ts';
import { removeOldAppointments } from '../appointments/remove-old-appointments.ts';
import { removeOldMessages } from '../contact/remove-old-messages.ts';
import { removeOldAttempts } from '../http/rate-limit.ts';
import type { Service } from '../http/service.ts';

const INTERVAL_MS = 3_600_000;

/**
 * Removes what nothing refers to any more, when the service is prepared and then every hour.
 * @returns the function that ends it
 */
export function startCleanup(service: Service, prepared: Promise<void>, log: Logger): () => void {
  const cleanUp = async () => {
    const { removed, foreign } = await removeOrphanedDocuments(service.database, service.documents);
    if (foreign > 0)
      log.error(
        { documents: foreign },
        'the database knows none of the documents in the store: nothing is removed; is this the database of this store?',
      );
    if (removed > 0) log.info({ removed }, 'removed documents without an application');
    await removeOldAttempts(service);
    await removeExpiredTokens(service);
    await removeOldAppointments(service);
    await removeOldMessages(service);
  };
  const logFailure = (error: unknown) => log.warn({ err: error }, 'cleanup failed');
  void prepared.then(cleanUp).catch(logFailure);
  const timer = setInterval(() => void cleanUp().catch(logFailure), INTERVAL_MS);
  return () => clearInterval(timer);
}

import type { Logger } from 'pino';
import { removeExpiredTokens } from '../accounts/remove-expired-tokens.ts';
import { removeOrphanedDocuments } from '../applications/remove-orphaned-documents.ts';
import { removeOldAppointments } from '../appointments/remove-old-appointments.ts';
import { removeOldMessages } from '../contact/remove-old-messages.ts';
import { removeOldAttempts } from '../http/rate-limit.ts';
import type { Service } from '../http/service.ts';
import { removeOldEmails } from '../mail/remove-old-emails.ts';
import { removeOldForms } from '../staff/forms/submit-once.ts';

const INTERVAL_MS = 3_600_000;

/**
 * Removes what nothing refers to any more, when the service is prepared and then every hour.
 * @returns the function that ends it
 */
export function startCleanup(service: Service, prepared: Promise<void>, log: Logger): () => void {
  const removeDocuments = async () => {
    const { removed, foreign } = await removeOrphanedDocuments(service.database, service.documents);
    if (foreign > 0)
      log.error(
        { documents: foreign },
        'the database knows none of the documents in the store: nothing is removed; is this the database of this store?',
      );
    if (removed > 0) log.info({ removed }, 'removed documents without an application');
  };
  const steps = [
    () => removeOldAttempts(service),
    () => removeExpiredTokens(service),
    () => removeOldAppointments(service),
    () => removeOldMessages(service),
    () => removeOldEmails(service),
    () => removeOldForms(service),
    removeDocuments,
  ];
  const cleanUp = async () => {
    // One that fails, for example because the document store is away, must not keep personal data of the others.
    for (const step of steps)
      await step().catch((error: unknown) => log.warn({ err: error }, 'cleanup failed'));
  };
  void prepared.then(cleanUp, () => undefined);
  const timer = setInterval(() => void cleanUp(), INTERVAL_MS);
  return () => clearInterval(timer);
}

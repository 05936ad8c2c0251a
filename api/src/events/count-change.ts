import type { User } from '../accounts/authentication.ts';
import { countAttempt } from '../http/rate-limit.ts';
import type { Service } from '../http/service.ts';

/**
 * Each registration and each cancellation sends an e-mail, and registering and cancelling in turn has no end by itself:
 * one account could delay everybody's e-mails. Both count together.
 * @throws HttpError 429
 */
export const countRegistrationChange = (service: Service, user: User): Promise<void> =>
  countAttempt(service, { action: 'event-registration', key: String(user.id), attempts: 60, seconds: 3600 });

import { accountEmails } from '../accounts/emails.ts';
import { applicationEmails } from '../applications/emails.ts';
import { appointmentEmails } from '../appointments/emails.ts';
import { contactEmails } from '../contact/emails.ts';
import { eventEmails } from '../events/emails.ts';
import type { EmailTemplate } from '../mail/email.ts';

/** Every kind of e-mail that may be queued. */
export const emailTemplates: readonly EmailTemplate[] = [
  ...accountEmails,
  ...applicationEmails,
  ...eventEmails,
  ...appointmentEmails,
  ...contactEmails,
];

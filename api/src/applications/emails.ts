import { type EmailTemplate, emailText } from '../mail/email.ts';

/** After an application was stored. */
export const applicationReceivedEmail: EmailTemplate<{ id: string; course: string }> = {
  kind: 'application-received',
  build: (_context, _recipient, { id, course }) => ({
    subject: `We have received your application no. ${id}`,
    text: emailText(
      `Your application${course ? ` for ${course}` : ''} has arrived with all its documents.`,
      'A counsellor reads it next. You will get an email whenever its status changes.',
    ),
  }),
};

/** After staff changed the status; the note may be empty. */
export const applicationStatusEmail: EmailTemplate<{ id: string; status: string; note: string }> = {
  kind: 'application-status',
  build: ({ configuration }, _recipient, { id, status, note }) => ({
    subject: `Your application no. ${id}: ${status}`,
    text: emailText(
      `The status of your application is now: ${status}.`,
      ...(note ? [`Your counsellor writes:\n${note}`] : []),
      `See it here: ${configuration.siteUrl}/applications`,
    ),
  }),
};

export const applicationEmails: readonly EmailTemplate[] = [applicationReceivedEmail, applicationStatusEmail];

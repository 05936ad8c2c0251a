import { type EmailTemplate, emailText } from '../mail/email.ts';

/** After an application was stored. `documents`: one file name a line. */
export const applicationReceivedEmail: EmailTemplate<{ id: string; course: string; documents: string }> = {
  kind: 'application-received',
  build: ({ configuration }, _recipient, { id, course, documents }) => ({
    subject: `We have received your application no. ${id}`,
    text: emailText(
      `Your application${course ? ` for ${course}` : ''} has arrived with all its documents.`,
      documents
        ? `Documents received:\n${documents}`
        : 'No documents were sent with it. Your counsellor will tell you which ones are needed.',
      `A counsellor reads it next and writes to you within ${workingDays(configuration.replyWorkingDays)}. You will get an email whenever its status changes.`,
      `See it here: ${configuration.siteUrl}/applications`,
    ),
  }),
};

const workingDays = (days: number) => (days === 1 ? 'one working day' : `${days} working days`);

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

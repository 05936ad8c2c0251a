import { type EmailTemplate, emailText } from '../mail/email.ts';

/** After a registration; the date may be empty. */
export const eventRegisteredEmail: EmailTemplate<{ title: string; date: string }> = {
  kind: 'event-registered',
  build: ({ configuration }, _recipient, { title, date }) => ({
    subject: `You are registered: ${title}`,
    text: emailText(
      `We are looking forward to seeing you at “${title}”.`,
      ...(date ? [`When: ${date}`] : []),
      `If you cannot come, cancel your registration here: ${configuration.siteUrl}/my-events`,
    ),
  }),
};

/** After a registration was cancelled. */
export const eventCancelledEmail: EmailTemplate<{ title: string; date: string }> = {
  kind: 'event-registration-cancelled',
  build: ({ configuration }, _recipient, { title, date }) => ({
    subject: `Your registration is cancelled: ${title}`,
    text: emailText(
      `You are no longer registered for “${title}”${date ? ` (${date})` : ''}.`,
      `You can register again as long as the event is not over: ${configuration.siteUrl}/upcoming-events`,
    ),
  }),
};

export const eventEmails: readonly EmailTemplate[] = [eventRegisteredEmail, eventCancelledEmail];

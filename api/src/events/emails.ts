import { type EmailTemplate, emailText } from '../mail/email.ts';

/** After a registration; the date may be empty. */
export const eventRegisteredEmail: EmailTemplate<{ title: string; date: string }> = {
  kind: 'event-registered',
  build: (_context, _recipient, { title, date }) => ({
    subject: `You are registered: ${title}`,
    text: emailText(
      `We are looking forward to seeing you at “${title}”.`,
      ...(date ? [`When: ${date}`] : []),
    ),
  }),
};

export const eventEmails: readonly EmailTemplate[] = [eventRegisteredEmail];

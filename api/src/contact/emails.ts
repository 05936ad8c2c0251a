import { type EmailTemplate, emailText } from '../mail/email.ts';

/**
 * The receipt of a message. It repeats nothing that the sender has typed, because the address may belong to somebody
 * else.
 */
export const messageReceivedEmail: EmailTemplate<{ id: string }> = {
  kind: 'message-received',
  build: ({ configuration: { replyWorkingDays: days } }, _recipient, { id }) => ({
    subject: `We have received your message no. ${id}`,
    text: emailText(
      `Your message no. ${id} has arrived.`,
      `A counsellor reads it and answers to this address within ${days === 1 ? 'one working day' : `${days} working days`} (Sunday to Friday).`,
      'If you have not written to us, you need not do anything.',
    ),
  }),
};

export const contactEmails: readonly EmailTemplate[] = [messageReceivedEmail];

import type { Language, Translated } from 'shared-language';
import { type EmailTemplate, emailText } from '../mail/email.ts';
import { contactTexts as english } from './email-texts.en.ts';
import { contactTexts as nepali } from './email-texts.ne.ts';

const texts: Record<Language, Translated<typeof english>> = { en: english, ne: nepali };

/**
 * The receipt of a message. It repeats nothing that the sender has typed, because the address may belong to somebody
 * else.
 */
export const messageReceivedEmail: EmailTemplate<{ id: string }> = {
  kind: 'message-received',
  build: ({ configuration, language }, _recipient, { id }) => {
    const { subject, arrived, answer, ignore } = texts[language];
    return {
      subject: subject(id),
      text: emailText(language, arrived(id), answer(configuration.replyWorkingDays), ignore),
    };
  },
};

export const contactEmails: readonly EmailTemplate[] = [messageReceivedEmail];

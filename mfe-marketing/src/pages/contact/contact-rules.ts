import { contactLimits, isApiError } from 'shared-api';
import { isEmail, isMobile } from 'shared-shell/visitor-form';
import { messages } from '../../messages.en.ts';

/** The fields in the order of the form. People do not see `website`: what it contains was written by a program. */
export const firstValues = { name: '', email: '', contact: '', subject: '', message: '', website: '' };
export type ContactValues = typeof firstValues;
export const fieldNames = Object.keys(firstValues) as (keyof ContactValues)[];

/** The message of the first broken rule of each field (VALID-21). */
export function checkContact(values: Readonly<ContactValues>): Partial<ContactValues> {
  const { nameLength, subjectLength, messageLength } = contactLimits;
  const [name, subject, message] = [values.name.trim(), values.subject.trim(), values.message.trim()];
  return {
    ...(!name && { name: messages.nameRequired }),
    ...(name.length > nameLength && { name: messages.tooLong(messages.fullName, nameLength) }),
    ...(!isEmail(values.email) && { email: messages.emailInvalid }),
    ...(values.contact.trim() && !isMobile(values.contact) && { contact: messages.mobileInvalid }),
    ...(!subject && { subject: messages.subjectRequired }),
    ...(subject.length > subjectLength && { subject: messages.tooLong(messages.subject, subjectLength) }),
    ...(!message && { message: messages.messageRequired }),
    ...(message.length > messageLength && { message: messages.tooLong(messages.message, messageLength) }),
  };
}

/** What a message that could not be sent says. */
export function failureText(error: unknown): string {
  return isApiError(error) && error.status === 429 && error.retryAfter !== null
    ? `${messages.sendFailed} ${messages.tryAgainIn(error.retryAfter)}`
    : messages.sendFailed;
}

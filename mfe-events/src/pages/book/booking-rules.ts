import { appointmentLimits } from 'shared-api';
import { isEmail, isMobile } from 'shared-shell/visitor-form';
import { messages } from '../../messages.en.ts';

/** The text fields, in the order of the form. The chosen time is a field too, so that it can have an error. */
export const firstValues = { starts_at: '', purpose: '', name: '', email: '', contact: '', message: '' };
export type BookingValues = typeof firstValues;
export const fieldNames = Object.keys(firstValues) as (keyof BookingValues)[];

/** The message of the first broken rule of each field (VALID-20). */
export function checkBooking(values: Readonly<BookingValues>): Partial<BookingValues> {
  const { nameLength, messageLength } = appointmentLimits;
  const name = values.name.trim();
  return {
    ...(!values.starts_at && { starts_at: messages.timeRequired }),
    ...(!values.purpose && { purpose: messages.purposeRequired }),
    ...(!name && { name: messages.nameRequired }),
    ...(name.length > nameLength && { name: messages.tooLong(messages.name, nameLength) }),
    ...(!isEmail(values.email) && { email: messages.emailInvalid }),
    ...(!isMobile(values.contact) && { contact: messages.mobileInvalid }),
    ...(values.message.length > messageLength && {
      message: messages.tooLong(messages.message, messageLength),
    }),
  };
}

/** What an e-mail is, in words for staff, by the kind of its template. */
export const emailKindNames: Readonly<Record<string, string>> = {
  'verify-email': 'Link that confirms an address',
  'already-registered': 'Sign-up with an address that has an account',
  'reset-password': 'Link for a new password',
  'many-failed-logins': 'Warning of many failed logins',
  'application-received': 'Receipt of an application',
  'application-status': 'New status of an application',
  'application-handed-over': 'Hand-over of an application to a member of staff',
  'appointment-booked': 'Confirmation of an appointment',
  'appointment-moved': 'New time of an appointment',
  'appointment-cancelled': 'Cancelled appointment',
  'event-registered': 'Confirmation of an event registration',
  'event-registration-cancelled': 'Cancelled event registration',
  'message-received': 'Receipt of a message',
};

/** Every letter the service writes. Plain text: it reads everywhere and hides no link. */
export interface Letter {
  subject: string;
  text: string;
}

const signed = (...paragraphs: string[]): string =>
  `Namaste,\n\n${paragraphs.join('\n\n')}\n\nRidgeway Education`;

export const letters = {
  verifyEmail: (link: string): Letter => ({
    subject: 'Verify your email',
    text: signed(
      'Thank you for signing up. Open this link and press the button to verify your email:',
      link,
      'If you did not sign up, you can ignore this letter.',
    ),
  }),
  alreadyRegistered: (loginLink: string, resetLink: string): Letter => ({
    subject: 'You have an account already',
    text: signed(
      'Somebody, probably you, tried to sign up with this address. It has an account already, so nothing was changed.',
      `Log in: ${loginLink}`,
      `Forgot your password? ${resetLink}`,
    ),
  }),
  resetPassword: (link: string, minutes: number): Letter => ({
    subject: 'Reset your password',
    text: signed(
      `Open this link to choose a new password. It works once, for ${minutes} minutes:`,
      link,
      'If you did not ask for it, you can ignore this letter: your password stays as it is.',
    ),
  }),
  applicationReceived: (id: string, course: string): Letter => ({
    subject: `We have received your application no. ${id}`,
    text: signed(
      `Your application${course ? ` for ${course}` : ''} has arrived with all its documents.`,
      'A counsellor reads it next. You will get a letter whenever its status changes.',
    ),
  }),
  applicationStatus: (id: string, status: string, note: string, link: string): Letter => ({
    subject: `Your application no. ${id}: ${status}`,
    text: signed(
      `The status of your application is now: ${status}.`,
      ...(note ? [`Your counsellor writes:\n${note}`] : []),
      `See it here: ${link}`,
    ),
  }),
  eventRegistered: (title: string, date: string): Letter => ({
    subject: `You are registered: ${title}`,
    text: signed(`We are looking forward to seeing you at “${title}”.`, ...(date ? [`When: ${date}`] : [])),
  }),
};

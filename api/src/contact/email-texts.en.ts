/** The receipt of a message. */
export const contactTexts = {
  subject: (id: string) => `We have received your message no. ${id}`,
  arrived: (id: string) => `Your message no. ${id} has arrived.`,
  answer: (days: number) =>
    `A counsellor reads it and answers to this address within ${days === 1 ? 'one working day' : `${days} working days`} (Sunday to Friday).`,
  ignore: 'If you have not written to us, you need not do anything.',
} as const;

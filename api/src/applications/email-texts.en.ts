/** E-mails about applications. `course` may be empty; `documents` has one file name a line. */
export const applicationTexts = {
  received: (id: string) => `We have received your application no. ${id}`,
  arrived: (course: string) =>
    `Your application${course ? ` for ${course}` : ''} has arrived with all its documents.`,
  documents: (documents: string) => `Documents received:\n${documents}`,
  noDocuments: 'No documents were sent with it. Your counsellor will tell you which ones are needed.',
  next: (days: number) =>
    `A counsellor reads it next and writes to you within ${days === 1 ? 'one working day' : `${days} working days`}. You will get an email whenever its status changes.`,
  seeHere: (url: string) => `See it here: ${url}`,
  changed: (id: string, status: string) => `Your application no. ${id}: ${status}`,
  statusNow: (course: string, status: string) =>
    `The status of your application${course ? ` for ${course}` : ''} is now: ${status}.`,
  note: (note: string) => `Your counsellor writes:\n${note}`,
  /** To a member of staff. */
  yours: (id: string) => `Application no. ${id} is yours now`,
  /** In the place of an address that is not stored any more. */
  colleague: 'A colleague',
  handedOver: (id: string, by: string) =>
    `${by} has handed application no. ${id} over to you: you are responsible for it now.`,
  /** The staff pages show them too. */
  statuses: {
    submitted: 'submitted',
    in_review: 'in review',
    offer: 'offer',
    declined: 'declined',
    withdrawn: 'withdrawn',
  },
} as const;

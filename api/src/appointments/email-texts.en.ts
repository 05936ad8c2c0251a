/** E-mails about appointments, and the calendar file in them. */
export const appointmentTexts = {
  booked: (time: string) => `Your appointment: ${time}`,
  isBooked: 'Your appointment is booked.',
  moved: (time: string) => `Your appointment was moved: ${time}`,
  isMoved: 'Your appointment has a new time.',
  cancelled: (time: string) => `Your appointment was cancelled: ${time}`,
  isCancelled: 'Your appointment is cancelled.',
  bookAgain: (url: string) => `You can book another one at any time:\n${url}`,
  when: (time: string) => `When: ${time} (Kathmandu time)`,
  where: (place: string) => `Where: ${place}`,
  about: (purpose: string) => `About: ${purpose}`,
  reference: (reference: string) => `Reference: ${reference}`,
  videoLink: 'Your counsellor sends the link for the video call to this address before the appointment.',
  note: (note: string) => `Your counsellor writes:\n${note}`,
  change: (url: string) => `To choose another time or to cancel, open this link:\n${url}`,
  changeInCalendar: (url: string) => `Move or cancel: ${url}`,
  online: 'Online',
} as const;

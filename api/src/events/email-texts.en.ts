/** E-mails about registrations for events. A date may be empty. */
export const eventTexts = {
  registered: (title: string) => `You are registered: ${title}`,
  welcome: (title: string) => `We are looking forward to seeing you at “${title}”.`,
  when: (date: string) => `When: ${date}`,
  time: (time: string) => `Time: ${time} (Kathmandu time)`,
  where: (place: string) => `Where: ${place}`,
  cannotCome: (url: string) => `If you cannot come, cancel your registration here: ${url}`,
  cancelled: (title: string) => `Your registration is cancelled: ${title}`,
  noLonger: (title: string, date: string) =>
    `You are no longer registered for “${title}”${date ? ` (${date})` : ''}.`,
  again: (url: string) => `You can register again as long as the event is not over: ${url}`,
} as const;

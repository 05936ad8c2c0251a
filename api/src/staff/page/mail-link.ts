/**
 * Address of a link that writes an e-mail. The address is encoded: `a?bcc=b@example.com` is a valid one, and would add a
 * recipient.
 */
export const mailLink = (address: string, subject?: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;

import type { Configuration } from '../configuration/configuration.ts';

/** Name and address of the consultancy in e-mails and calendar files. */
export interface Sender {
  name: string;
  address: string;
  /** True while the name is that of the empty pack, because the configured one was not read yet. */
  isNameless?: true;
}

/** The consultancy as the content pack names it. */
interface Brand {
  name: string;
  email?: string;
}

/** Stands for an address that nobody has set. */
export const NO_ADDRESS = 'info@example.com';

/**
 * The sender of `MAIL_FROM`, else of the content pack. Without an e-mail address in either, as while the pack cannot be
 * read, the address is a reserved one, from which nothing is sent in production: the e-mails stay in the outbox.
 * @param isPackRead false while a content pack is configured and the empty one stands for it
 */
export function senderOf(
  { mail }: Pick<Configuration, 'mail'>,
  { name, email }: Brand,
  isPackRead = true,
): Sender {
  if (!mail.from) return { name, address: email ?? NO_ADDRESS };
  const [, ownName, address] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mail.from) ?? [
    '',
    '',
    mail.from.trim(),
  ];
  return {
    name: ownName || name,
    address: address ?? '',
    ...(!ownName && !isPackRead && { isNameless: true as const }),
  };
}

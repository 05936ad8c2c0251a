/** Services whose front page leads a visitor nowhere: the address must have a path or name an account. */
const SERVICES_WITHOUT_FRONT_PAGE = [
  'facebook.com',
  'linkedin.com',
  'instagram.com',
  'youtube.com',
  'x.com',
  'twitter.com',
  'tiktok.com',
  'calendly.com',
  'cal.com',
  'acuityscheduling.com',
  'wa.me',
  'whatsapp.com',
  'm.me',
  't.me',
  'viber.com',
];

/** Whether an address carries no user name and password. */
export function isPlainAddress(address: string): boolean {
  const url = parse(address);
  return url !== null && url.username === '' && url.password === '';
}

/** An address as messages may repeat it: without user name and password, also when it is not written correctly. */
export function withoutPassword(address: string): string {
  const url = parse(address);
  if (!url) return address.replace(/\/\/.*@/, '//');
  if (isPlainAddress(address)) return address;
  url.username = '';
  url.password = '';
  return url.href;
}

/** Whether an address is the front page of a network, a messenger or a scheduling service. */
export function isFrontPage(address: string): boolean {
  const url = parse(address);
  if (!url) return false;
  const host = url.hostname.replace(/^(www|m|web|api)\./, '');
  const isService = SERVICES_WITHOUT_FRONT_PAGE.some((name) => host === name || host.endsWith(`.${name}`));
  // Some services carry the account in the host name: `ridgeway.acuityscheduling.com`.
  const hasOwnHost = isService && !SERVICES_WITHOUT_FRONT_PAGE.includes(host);
  return isService && !hasOwnHost && url.pathname.replace(/\/+/g, '') === '';
}

/** Whether an address belongs to a host or one of its subdomains. */
export function isOnHost(address: string, host: string): boolean {
  const url = parse(address);
  return url !== null && (url.hostname === host || url.hostname.endsWith(`.${host}`));
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

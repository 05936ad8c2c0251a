/** Base for parsing paths: an address with another origin leaves this site. */
const ANY_ORIGIN = 'https://site.invalid';

/** Pages that make no sense after login. */
const accountScreens = ['/login', '/signup', '/email-verification', '/password-reset'];

/**
 * Path after login: `next` if it is a path of this site, else `/` (ACCOUNT-3). Addresses of other sites are ignored,
 * to prevent open redirects.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(next, ANY_ORIGIN);
  } catch {
    return '/';
  }
  if (url.origin !== ANY_ORIGIN) return '/';
  if (accountScreens.some((screen) => url.pathname === screen || url.pathname.startsWith(`${screen}/`)))
    return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

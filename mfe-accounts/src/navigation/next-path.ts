/** Stands for any origin: an address that leaves it is not of this site. */
const ANY_ORIGIN = 'https://site.invalid';

/** Pages that make no sense after a login. */
const accountScreens = ['/login', '/signup', '/email-verification', '/password-reset'];

/**
 * Where to go after login: the `next` of the address if it is a path of this site, else `/` (ACCOUNT-3). An address of
 * another site would make the login page a trap, so it counts as absent.
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

/**
 * Rules that the site and the API check alike. Without dependencies, because the browser loads them with the form
 * (`shared-api/rules`).
 */

/** Base for parsing paths: an address with another origin leaves the site. */
const ANY_ORIGIN = 'https://site.invalid';

/** Screens to which a visitor never returns after login. */
const accountScreens = ['/login', '/signup', '/email-verification', '/password-reset'];

/** Longer paths are not accepted: they are sent in links of e-mails. */
const MAX_PATH_LENGTH = 500;

/** Browsers read a backslash as a slash and drop tabs and line breaks, so neither belongs in a path. */
const hasForbiddenCharacter = (path: string) =>
  [...path].some((character) => character === '\\' || character < ' ' || character === '\u007f');

/**
 * The path to which a visitor returns after login (C-40), with its query and hash; null when it is not a path of this
 * site. Every address of another site is refused, to prevent open redirects.
 */
export function sitePath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.length > MAX_PATH_LENGTH || hasForbiddenCharacter(path)) return null;
  let url: URL;
  try {
    url = new URL(path, ANY_ORIGIN);
  } catch {
    return null;
  }
  // A path such as `/.//evil.example` is normalised to one that begins with `//`.
  if (url.origin !== ANY_ORIGIN || url.pathname.startsWith('//')) return null;
  if (accountScreens.some((screen) => url.pathname === screen || url.pathname.startsWith(`${screen}/`)))
    return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** C-34: how many digits a mobile number has. */
export const mobileNumberDigits = { min: 7, max: 15 } as const;

/** C-34: a mobile number, with or without `+`, spaces and dashes, in the digits of any script. */
export function isMobileNumber(text: string): boolean {
  if (!/^\+?[\p{Nd}\s()./-]+$/u.test(text.trim())) return false;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= mobileNumberDigits.min && digits <= mobileNumberDigits.max;
}

/**
 * Rules that the site and the API have alike. Without dependencies, because the browser loads them with the form
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

/** The path with its query and hash; null when it is not a path of this site, so that no address leads to another site. */
export function pathOfThisSite(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.length > MAX_PATH_LENGTH || hasForbiddenCharacter(path)) return null;
  let url: URL;
  try {
    url = new URL(path, ANY_ORIGIN);
  } catch {
    return null;
  }
  // A path such as `/.//evil.example` is normalised to one that begins with `//`.
  if (url.origin !== ANY_ORIGIN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The path to which a visitor returns after login (C-40); null when it is not a path of this site, and for the screens of
 * the account.
 */
export function sitePath(path: string | null | undefined): string | null {
  const found = pathOfThisSite(path);
  const isAccountScreen = accountScreens.some(
    (screen) => found && new RegExp(`^${screen}(?:[/?#]|$)`).test(found),
  );
  return isAccountScreen ? null : found;
}

/**
 * Without the invisible marks of direction and line breaks that come with a number or an address copied from a contact
 * list or a chat.
 */
export const withoutInvisibleMarks = (text: string): string =>
  text.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');

/** C-34: how many digits a mobile number has. */
export const mobileNumberDigits = { min: 7, max: 15 } as const;

/** C-34: a mobile number, with or without `+`, spaces and dashes of any kind, in the digits of any script. */
export function isMobileNumber(text: string): boolean {
  if (!/^[+＋]?[\p{Nd}\p{Pd}\s()./]+$/u.test(withoutInvisibleMarks(text).trim())) return false;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= mobileNumberDigits.min && digits <= mobileNumberDigits.max;
}

/** True for what the specification calls "no fee": null, undefined and blank text. `0` is a fee (C-16). */
export const isNoFee = (fee: unknown): fee is null | undefined | '' =>
  fee === null || fee === undefined || (typeof fee === 'string' && fee.trim() === '');

/**
 * The number in a fee (VALID-10, C-15): of a range its lower end, of a text its digits and decimal point.
 * No fee is 0. Null when the text contains no number.
 */
export function parseFee(fee: unknown): number | null {
  if (isNoFee(fee)) return 0;
  if (typeof fee === 'number') return Number.isFinite(fee) ? fee : null;
  if (typeof fee !== 'string') return null;
  const lower = fee.trim().split(/[-–—]/)[0] ?? '';
  // Otherwise the dot of "Rs." would become a decimal point.
  const digits = lower.replace(/[^0-9.]/g, '').replace(/^\.+|\.+$/g, '');
  if (digits === '') return null;
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

/**
 * Punctuation and pictures around a word, as in `nursing, uk.` or `(hons)`. Not the signs that belong to names (C++, C#),
 * nor `%`, `_` and `\\`, which stand for themselves in a search (API-28).
 */
const aroundWord = /^[^\p{L}\p{N}+#%_\\]+|[^\p{L}\p{M}\p{N}+#%_\\]+$/gu;

/** Words that say nothing about which course is searched: "nursing courses in australia" is "nursing australia". */
const fillWords: ReadonlySet<string> = new Set(
  'a an and at colleges course courses for from in of on or program programme programmes programs study studying the to universities with'.split(
    ' ',
  ),
);

/**
 * The words of a search that say what is searched, without what stands around them; the others as well where nothing else is
 * left.
 * @param text in lower case
 */
export function searchWords(text: string): string[] {
  const typed = text.split(/\s+/).filter(Boolean);
  const words = typed.map((word) => word.replace(aroundWord, '')).filter(Boolean);
  const telling = words.filter((word) => !fillWords.has(word));
  return [telling, words, typed].find((some) => some.length > 0) ?? [];
}

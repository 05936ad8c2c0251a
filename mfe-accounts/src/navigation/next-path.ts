import { sitePath } from 'shared-api/rules';
import { pathWithoutLanguage } from 'shared-language';

/**
 * Path after login: `next` if it is a path of this site, else `/` (ACCOUNT-3). Addresses of other sites are ignored,
 * to prevent open redirects. A language in it is left out, because links and navigation add that of the page.
 */
export function nextPath(next: string | null | undefined): string {
  const path = sitePath(next);
  return (path && sitePath(pathWithoutLanguage(path))) ?? '/';
}

/** Address of another account screen that keeps the path after login. */
export function withNext(screen: string, next: string | null | undefined): string {
  const path = nextPath(next);
  return path === '/' ? screen : `${screen}?next=${encodeURIComponent(path)}`;
}

import { sitePath } from 'shared-api/rules';

/**
 * Path after login: `next` if it is a path of this site, else `/` (ACCOUNT-3). Addresses of other sites are ignored,
 * to prevent open redirects.
 */
export const nextPath = (next: string | null | undefined): string => sitePath(next) ?? '/';

/** Address of another account screen that keeps the path after login. */
export function withNext(screen: string, next: string | null | undefined): string {
  const path = nextPath(next);
  return path === '/' ? screen : `${screen}?next=${encodeURIComponent(path)}`;
}

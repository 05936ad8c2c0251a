/**
 * What a remote uses of the host, as its `remote.config.ts` declares it; what is left out is not used. The shared
 * packages refuse and report the rest. That catches mistakes, not attacks: code in the page can do what the page can.
 */
export interface Permissions {
  /**
   * `subject`: who is logged in, and calls of the API in the visitor's name. `token`: also the token itself, and logging
   * in and out.
   */
  session?: 'none' | 'subject' | 'token';
  /**
   * Keys of `localStorage` and `sessionStorage`, beside those of the routes; `catalogue:*` stands for all that begin so.
   * Drafts of `useVisitorForm` and the visitor's profile count.
   */
  storage?: readonly string[];
  /** `api`: the client of the hosted API. Other origins are closed to all remotes by the page's security policy. */
  network?: readonly 'api'[];
}

/** Keys of the session, which belong to the host. A route may name them only as a reason to load its code. */
const SESSION_KEYS: readonly string[] = ['accessToken', 'refreshToken'];

/** What the build tells the code of a remote about its storage. */
export interface StoragePermission {
  remote: string;
  keys: readonly string[];
}

/** A remote's configuration or descriptor. */
interface Declared {
  name: string;
  permissions?: Permissions;
  routes: readonly { storage?: readonly string[] }[];
}

/** The storage that a remote may use; null when it declares no permissions and may use all. */
export function storagePermission({ name, permissions, routes }: Declared): StoragePermission | null {
  if (!permissions) return null;
  const keys = [...(permissions.storage ?? []), ...routes.flatMap(({ storage = [] }) => storage)];
  return { remote: name, keys: [...new Set(keys)].filter((key) => !SESSION_KEYS.includes(key)) };
}

/** Whether a permission for storage covers a key. */
export const coversKey = ({ keys }: StoragePermission, key: string): boolean =>
  keys.some((allowed) => (allowed.endsWith('*') ? key.startsWith(allowed.slice(0, -1)) : key === allowed));

/** What a remote may use, in words: for releases and for the QA panel. */
export function permissionText(declared: Declared): string {
  const { permissions } = declared;
  if (!permissions) return 'everything, because it declares nothing';
  const keys = storagePermission(declared)?.keys ?? [];
  return [
    `session: ${permissions.session ?? 'none'}`,
    `storage: ${keys.join(', ') || 'none'}`,
    `network: ${permissions.network?.join(', ') || 'none'}`,
  ].join('; ');
}

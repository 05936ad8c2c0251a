/** Address of the login page that leads back to `path`, an address of this site with its query and hash. */
export const loginPath = (path: string): string => `/login?next=${encodeURIComponent(path)}`;

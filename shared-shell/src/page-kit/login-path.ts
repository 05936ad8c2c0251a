/** Address of the login page that leads back to `path`, an address of this site with its query and hash. */
export const loginPath = (path: string): string => `/login?next=${encodeURIComponent(path)}`;

/** The same for the sign-up page: the link of the verification e-mail and the login after it lead back to `path`. */
export const signupPath = (path: string): string => `/signup?next=${encodeURIComponent(path)}`;

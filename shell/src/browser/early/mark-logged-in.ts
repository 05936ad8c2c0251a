import { createSafeStorage } from 'shared-shell/storage';

/** Key of the session's access token (CONST-21). */
const ACCESS_TOKEN_KEY = 'accessToken';

/**
 * Marks the document of a logged-in visitor, before the first paint where the script is cached: its styles then show the
 * account in place of 'Login', which the server renders for everybody. The code of the frame shows what is true.
 */
export function markLoggedIn(): void {
  if (createSafeStorage(() => localStorage).read(ACCESS_TOKEN_KEY) !== null)
    document.documentElement.dataset.loggedIn = '';
}

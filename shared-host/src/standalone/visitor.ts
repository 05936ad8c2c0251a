import { type Api, login } from 'shared-api';
import type { SessionStore } from 'shared-shell/host';
import { type ApiMode, modesWithoutApi } from './api-modes.ts';

/** Name of the URL parameter. The session itself is in localStorage, as in the composed site. */
export const VISITOR_PARAMETER = 'visitor';

/** The account that the reference API has from the start. */
const developmentAccount = { email: 'student@example.com', password: 'Passw0rd!' };

/** A token that no API has issued, for modes in which no call reaches one. Its claim keeps drafts of accounts apart. */
export const madeUpToken = `made-up.${btoa(JSON.stringify({ user_id: 'recorded' }))}.unsigned`;

/**
 * Gives this page the session that `?visitor=account` or `?visitor=guest` asks for, before it is shown. A session that is
 * there already is kept, except one of recorded responses in a mode that asks the API, which would refuse it.
 * @param onCall told what the page waits for, when it asks the API
 * @returns what to show in the bar when the API did not log the account in
 */
export async function startSession(
  requested: string | null,
  mode: ApiMode,
  session: SessionStore,
  api: Api,
  onCall: (text: string) => void,
): Promise<string | null> {
  const token = session.accessToken();
  if (requested === 'guest') {
    if (token !== null) session.logout();
    return null;
  }
  const isRefused = token === madeUpToken && !modesWithoutApi.includes(mode);
  if (!isRefused && (token !== null || requested !== 'account')) return null;
  if (modesWithoutApi.includes(mode)) {
    session.login({ access: madeUpToken, refresh: madeUpToken, role: 'user' });
    return null;
  }
  onCall(`Logging in as ${developmentAccount.email} …`);
  try {
    const { token: issued } = await login(api, developmentAccount);
    session.login({ ...issued, role: 'user' });
    return null;
  } catch (error) {
    session.logout();
    return `Not logged in as ${developmentAccount.email}: ${(error as Error).message}`;
  }
}

import { type Api, isApiError, refreshTokens } from 'shared-api';
import type { HostSession } from './session-store.ts';

/** Name of the lock that the tabs of a browser share. */
const LOCK = 'session-renewal';

interface Options {
  session: HostSession;
  /** A client that sends no token. */
  api: Api;
  /** Called once when the session has ended. */
  onEnd: () => void;
  /** `navigator.locks`; absent in older browsers and outside secure contexts. */
  locks?: Pick<LockManager, 'request'>;
}

/**
 * Creates the function that gets another access token after the API has refused one. Calls at the same time share one
 * request, and so do the tabs of the browser: the first one renews the tokens, the others read them from the storage.
 * Where the API refuses the refresh token too, or has no such call, the tokens are removed. Where it does not answer they
 * stay.
 */
export function createSessionRenewal({ session, api, onEnd, locks }: Options) {
  const end = (refused: string) => {
    if (session.accessToken() !== refused) return null;
    session.expire();
    onEnd();
    return null;
  };

  const renew = async (refused: string): Promise<string | null> => {
    const current = session.accessToken();
    // Another tab has logged out, or has renewed the tokens.
    if (current !== refused) return current;
    const used = session.refreshToken();
    if (!used) return session.isExpired() ? null : end(refused);
    try {
      const { access, refresh = used } = await refreshTokens(api, used);
      // The visitor has logged out or in meanwhile.
      if (session.refreshToken() !== used) return session.accessToken();
      session.renew({ access, refresh });
      return access;
    } catch (error) {
      const isRefused = isApiError(error) && (error.kind === 'shape' || isRefusal(error.status));
      return isRefused && session.refreshToken() === used ? end(refused) : null;
    }
  };

  /** Firefox hands a lock on before it tells the next tab what this one has stored, which it does after the task. */
  const renewForAllTabs = async (refused: string) => {
    const access = await renew(refused);
    await new Promise((resolve) => setTimeout(resolve));
    return access;
  };

  let running: Promise<string | null> | null = null;
  return (refused: string): Promise<string | null> => {
    const start = async () => (locks ? locks.request(LOCK, () => renewForAllTabs(refused)) : renew(refused));
    running ??= start().finally(() => {
      running = null;
    });
    return running;
  };
}

/** An answer that another attempt would not change, unlike an overload or a limit of requests. */
const isRefusal = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && status !== 429;

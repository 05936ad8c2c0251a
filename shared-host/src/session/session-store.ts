import type { SessionState, SessionStore } from 'shared-shell/host';
import { createSafeStorage } from 'shared-shell/storage';
import { createStore } from 'zustand/vanilla';

/** Storage keys (CONST-21). */
const ACCESS_TOKEN_KEY = 'accessToken';
const REFRESH_TOKEN_KEY = 'refreshToken';

const guest: SessionState = { isLoggedIn: false, role: null, subject: null, isPersistent: true };

/** The `user_id` claim of an access token. The token is not verified, because the claim only keeps drafts apart. */
function subjectOf(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const subject = claims.user_id ?? claims.sub;
    return subject == null ? null : String(subject);
  } catch {
    return null;
  }
}

/** The session as the host sees it; remotes see `SessionStore`. */
export interface HostSession extends SessionStore {
  refreshToken: () => string | null;
  /** Replaces both tokens of the same login. */
  renew: (tokens: { access: string; refresh: string }) => void;
  /**
   * Removes tokens that the API refuses for good. In this tab the visitor stays logged in until `settle`, so that a form
   * stays as it is and says itself that the login has ended (REL-10).
   */
  expire: () => void;
  /** Whether the tokens have been removed by `expire`, and no other page has opened since. */
  isExpired: () => boolean;
  /** Makes a visitor whose tokens have been removed by `expire` a guest. Called when another page opens. */
  settle: () => void;
}

/**
 * Session store over `localStorage`; null on the server. When storage is blocked or full, tokens are kept in memory:
 * the session then ends with the tab, and `isPersistent` is false (REL-10).
 */
export function createSessionStore(
  storage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): HostSession {
  const store = createStore<SessionState>(() => guest);
  const { read, write, isPersistent } = createSafeStorage(storage);
  /** The access token that has expired; it is still sent, so that the API answers why it refuses. */
  let expired: string | null = null;
  const writeTokens = (access: string | null, refresh: string | null) => {
    expired = null;
    write(ACCESS_TOKEN_KEY, access);
    write(REFRESH_TOKEN_KEY, refresh);
  };
  const update = (role: SessionState['role']) => {
    expired = null;
    const token = read(ACCESS_TOKEN_KEY);
    store.setState({
      isLoggedIn: token !== null,
      role: token === null ? null : role,
      subject: token === null ? null : subjectOf(token),
      isPersistent: isPersistent(),
    });
  };

  return {
    store,
    accessToken: () => read(ACCESS_TOKEN_KEY) ?? expired,
    refreshToken: () => read(REFRESH_TOKEN_KEY),
    login: ({ access, refresh, role }) => {
      writeTokens(access, refresh);
      update(role);
    },
    logout: () => {
      writeTokens(null, null);
      update(null);
    },
    renew: ({ access, refresh }) => {
      writeTokens(access, refresh);
      update(store.getState().role);
    },
    expire: () => {
      const access = read(ACCESS_TOKEN_KEY);
      writeTokens(null, null);
      expired = access;
    },
    isExpired: () => expired !== null,
    settle: () => {
      if (expired !== null) update(null);
    },
    connect: () => {
      update(store.getState().role);
      const onStorage = (event: StorageEvent) => {
        // `key` is null when the other tab cleared the whole storage.
        if (event.key === null || event.key === ACCESS_TOKEN_KEY) update(store.getState().role);
      };
      events?.addEventListener('storage', onStorage as EventListener);
      return () => events?.removeEventListener('storage', onStorage as EventListener);
    },
  };
}

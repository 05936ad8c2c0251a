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

/**
 * Session store over `localStorage`; null on the server. When storage is blocked or full, tokens are kept in memory:
 * the session then ends with the tab, and `isPersistent` is false (REL-10).
 */
export function createSessionStore(
  storage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): SessionStore {
  const store = createStore<SessionState>(() => guest);
  const { read, write, isPersistent } = createSafeStorage(storage);
  const update = (role: SessionState['role']) => {
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
    accessToken: () => read(ACCESS_TOKEN_KEY),
    login: ({ access, refresh, role }) => {
      write(ACCESS_TOKEN_KEY, access);
      write(REFRESH_TOKEN_KEY, refresh);
      update(role);
    },
    logout: () => {
      write(ACCESS_TOKEN_KEY, null);
      write(REFRESH_TOKEN_KEY, null);
      update(null);
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

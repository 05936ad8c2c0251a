import type { SessionState, SessionStore } from 'shared-shell/host';
import { createSafeStorage } from 'shared-shell/storage';
import { createStore } from 'zustand/vanilla';

/** D1 §9: storage keys. */
export const ACCESS_TOKEN_KEY = 'accessToken';
export const REFRESH_TOKEN_KEY = 'refreshToken';

const guest: SessionState = { isLoggedIn: false, role: null, subject: null, isPersistent: true };

/** The claim SimpleJWT puts into access tokens (`user_id`). Not verified here: it only keeps drafts apart. */
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
 * Session store over `localStorage` (pass null on the server). Blocked or full storage degrades to memory: the
 * session then lasts as long as the tab, and `isPersistent` says so.
 */
export function createSessionStore(
  storage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): SessionStore {
  const store = createStore<SessionState>(() => guest);
  const { read, write, isPersistent } = createSafeStorage(storage);
  const derive = (role: SessionState['role']) => {
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
      derive(role);
    },
    logout: () => {
      write(ACCESS_TOKEN_KEY, null);
      write(REFRESH_TOKEN_KEY, null);
      derive(null);
    },
    connect: () => {
      derive(store.getState().role);
      const onStorage = (event: StorageEvent) => {
        // `key` is null when the other tab cleared everything.
        if (event.key === null || event.key === ACCESS_TOKEN_KEY) derive(store.getState().role);
      };
      events?.addEventListener('storage', onStorage as EventListener);
      return () => events?.removeEventListener('storage', onStorage as EventListener);
    },
  };
}

import type { StoreApi } from 'zustand/vanilla';

/** D2 §2: two roles. Unknown after a reload, because only the tokens are stored (decisions A-20). */
export type Role = 'user' | 'staff';

export interface SessionState {
  /** True while an access token is held, even an expired one (decisions A-20). */
  isLoggedIn: boolean;
  /** Only known between login and the next reload: never gate anything on it. */
  role: Role | null;
  /** Who the access token says it belongs to (its `user_id` claim), to keep drafts of accounts apart; null for guests. */
  subject: string | null;
  /** False when the browser blocks or has no room in localStorage: the session then lasts as long as this tab. */
  isPersistent: boolean;
}

export interface Session extends SessionState {
  /** Stores both tokens under `accessToken` and `refreshToken` and tells the other tabs. */
  login: (tokens: { access: string; refresh: string; role: Role }) => void;
  /** Removes both tokens and tells the other tabs. */
  logout: () => void;
  /** The bearer token for the two calls that need it, read at the moment of the call; null for guests. */
  accessToken: () => string | null;
}

/** The session as a host keeps it; `useSession` reads it. */
export interface SessionStore extends Pick<Session, 'login' | 'logout' | 'accessToken'> {
  store: StoreApi<SessionState>;
  /** Reads storage and follows other tabs from now on; called by the host after hydration. Returns the clean-up. */
  connect: () => () => void;
}

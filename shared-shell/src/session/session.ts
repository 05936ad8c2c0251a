import type { StoreApi } from 'zustand/vanilla';

/** The two roles (ACCOUNT-14). Unknown after a reload, because only the tokens are stored. */
export type Role = 'user' | 'staff';

export interface SessionState {
  /** True while an access token is stored, even an expired one. */
  isLoggedIn: boolean;
  /** Only known between login and the next reload, so never restrict access by it. */
  role: Role | null;
  /** The access token's `user_id` claim, to keep drafts of different accounts apart; null for guests. */
  subject: string | null;
  /** False when localStorage is blocked or full: the session then ends with this tab. */
  isPersistent: boolean;
}

export interface Session extends SessionState {
  /** Stores both tokens under `accessToken` and `refreshToken`; other tabs follow through `storage` events. */
  login: (tokens: { access: string; refresh: string; role: Role }) => void;
  /** Removes both tokens; other tabs follow through `storage` events. */
  logout: () => void;
  /** The bearer token for the calls that need it, read when it is called; null for guests. */
  accessToken: () => string | null;
}

/** The session store of a host; `useSession` reads it. */
export interface SessionStore extends Pick<Session, 'login' | 'logout' | 'accessToken'> {
  store: StoreApi<SessionState>;
  /** Reads storage and starts to follow other tabs. The host calls it after hydration. Returns the clean-up. */
  connect: () => () => void;
}

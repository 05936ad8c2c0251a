import { useStore } from 'zustand';
import { useHost } from '../host/host.ts';
import type { Session } from './session.ts';

/** The visitor's session. Always a guest while server HTML hydrates; the true state follows right after. */
export function useSession(): Session {
  const { session } = useHost();
  const state = useStore(session.store);
  return { ...state, login: session.login, logout: session.logout, accessToken: session.accessToken };
}

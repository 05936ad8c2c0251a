import { useStore } from 'zustand';
import { useHost } from '../host/host.ts';
import type { Session } from './session.ts';

/**
 * The visitor's session. Always a guest during hydration, because the server renders for guests; the stored session
 * follows right after.
 */
export function useSession(): Session {
  const { session } = useHost();
  const state = useStore(session.store);
  return { ...state, login: session.login, logout: session.logout, accessToken: session.accessToken };
}

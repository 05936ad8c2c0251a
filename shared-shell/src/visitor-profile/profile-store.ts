import { createSafeStorage } from '../storage/safe-storage.ts';
import { readProfile, type VisitorProfile } from './profile.ts';

/** Key of the profile in the browser's storage. */
export const PROFILE_KEY = 'profile';

export interface ProfileStore {
  /** The same object until the profile changes, as `useSyncExternalStore` needs it. Null: there is none. */
  read: () => VisitorProfile | null;
  subscribe: (listener: () => void) => () => void;
  /** Keeps the valid fields. Null, or nothing valid, deletes the profile. */
  save: (profile: VisitorProfile | null) => void;
  /** False when the browser does not store data: the profile then lasts as long as the page. */
  isPersistent: () => boolean;
}

/** The profile in the browser's storage, in sync with other tabs. Nothing here is ever sent. */
export function createProfileStore(
  storage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): ProfileStore {
  const texts = createSafeStorage(storage);
  const listeners = new Set<() => void>();
  let cached: { text: string | null; profile: VisitorProfile | null } | null = null;

  const parse = (text: string | null): VisitorProfile | null => {
    try {
      return readProfile(JSON.parse(text ?? 'null'));
    } catch {
      return null;
    }
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === PROFILE_KEY) notify();
  };
  return {
    read: () => {
      const text = texts.read(PROFILE_KEY);
      if (cached?.text !== text) cached = { text, profile: parse(text) };
      return cached.profile;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage as EventListener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage as EventListener);
      };
    },
    save: (profile) => {
      const kept = readProfile(profile);
      texts.write(PROFILE_KEY, kept && JSON.stringify(kept));
      notify();
    },
    isPersistent: texts.isPersistent,
  };
}

import { useMemo } from 'react';
import { type DeviceKey, useDeviceValue } from '../device-value/use-device-value.ts';
import { readProfile, type VisitorProfile } from './profile.ts';

/** Key of the profile in the browser's storage. */
export const PROFILE_KEY = 'profile';

/** Where the profile is kept: on the device only, never sent. */
const profileOnDevice: DeviceKey<VisitorProfile | null> = { key: PROFILE_KEY, parse: readProfile };

export interface ProfileStore {
  /** Keeps the valid fields. Null, or nothing valid, deletes the profile. */
  save: (profile: VisitorProfile | null) => void;
  /** False when the browser does not store data: the profile then lasts as long as the page. */
  isPersistent: () => boolean;
}

/** What the visitor has written down on this device; null on the server, during hydration, and when there is nothing. */
export function useVisitorProfile(): { profile: VisitorProfile | null; store: ProfileStore } {
  const [profile, write, isPersistent] = useDeviceValue(profileOnDevice, null);
  const store = useMemo(
    () => ({ save: (next: VisitorProfile | null) => write(readProfile(next)), isPersistent }),
    [write, isPersistent],
  );
  return { profile, store };
}

import { createSafeStorage } from 'shared-shell/storage';

const DEVICE_KEY = 'device';

const { read, write } = createSafeStorage(() => window.localStorage);

/**
 * What the API answered to the last login on this device. Sent with the next one, so that failed logins of others do not
 * hold its owner up. It gives no access, and a logout keeps it.
 */
export const knownDevice = (): { device?: string } => {
  const device = read(DEVICE_KEY);
  return device ? { device } : {};
};

/** Keeps the device of a login; APIs without it answer none. */
export const keepDevice = (device: string | undefined): void => {
  if (device) write(DEVICE_KEY, device);
};

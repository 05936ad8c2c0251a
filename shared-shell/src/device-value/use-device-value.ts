import { useState, useSyncExternalStore } from 'react';
import { useQueryClient } from 'shared-api';
import { createDeviceValue, type DeviceValue } from './device-value.ts';

/** What is kept on the device: its key in the browser's storage, and how it is read. */
export interface DeviceKey<T> {
  key: string;
  parse: (stored: unknown) => T;
}

/** One value per query client and key, so that tests and server requests never share one. */
const values = new WeakMap<object, Map<string, DeviceValue<unknown>>>();

function storedValue<T>(host: object, { key, parse }: DeviceKey<T>): DeviceValue<T> {
  const known = values.get(host) ?? new Map<string, DeviceValue<unknown>>();
  values.set(host, known);
  const found = known.get(key) as DeviceValue<T> | undefined;
  if (found) return found;
  const inBrowser = typeof window !== 'undefined';
  const created = createDeviceValue(
    key,
    parse,
    () => (inBrowser ? window.localStorage : null),
    inBrowser ? window : undefined,
  );
  known.set(key, created as DeviceValue<unknown>);
  return created;
}

/**
 * A value that is kept on the device.
 * @param initial what the server and the first render have
 */
export function useDeviceValue<T>(
  what: DeviceKey<T>,
  initial: T,
): readonly [value: T, write: DeviceValue<T>['write'], isPersistent: () => boolean] {
  const queryClient = useQueryClient();
  const [store] = useState(() => storedValue(queryClient, what));
  const value = useSyncExternalStore(store.subscribe, store.read, () => initial);
  return [value, store.write, store.isPersistent];
}

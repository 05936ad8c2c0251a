import { createSafeStorage } from '../storage/safe-storage.ts';

/** A value that is kept on the device only. */
export interface DeviceValue<T> {
  /** The same object until it changes, as `useSyncExternalStore` needs it. */
  read: () => T;
  subscribe: (listener: () => void) => () => void;
  /** Null deletes it. */
  write: (value: T | null) => void;
  /** False when the browser does not store data: the value then lasts as long as the page. */
  isPersistent: () => boolean;
}

/**
 * A value in the browser's storage, in sync with other tabs.
 * @param parse makes a value of anything, because visitors and extensions can change what is stored
 */
export function createDeviceValue<T>(
  key: string,
  parse: (stored: unknown) => T,
  storage: () => Storage | null,
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): DeviceValue<T> {
  const texts = createSafeStorage(storage);
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: T } | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: Event) => {
    const changed = (event as StorageEvent).key;
    if (changed === null || changed === key) notify();
  };
  return {
    read: () => {
      const text = texts.read(key);
      if (cached === null || cached.text !== text) cached = { text, value: parse(parseJson(text)) };
      return cached.value;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage);
      };
    },
    write: (value) => {
      texts.write(key, value === null ? null : JSON.stringify(value));
      notify();
    },
    isPersistent: texts.isPersistent,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

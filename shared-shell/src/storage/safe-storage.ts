/** Texts by key in the browser's storage, or in memory where the browser keeps none. Nothing here throws. */
export interface SafeStorage {
  read: (key: string) => string | null;
  /** Null removes the text. */
  write: (key: string, text: string | null) => void;
  /** False once something could not be stored: it then lasts as long as the page. */
  isPersistent: () => boolean;
}

/**
 * Storage that degrades to memory when it is blocked, full or absent (the server). `storage` is called for every access,
 * because merely naming `window.localStorage` throws where it is blocked.
 */
export function createSafeStorage(storage: () => Storage | null): SafeStorage {
  const memory = new Map<string, string>();
  let isPersistent = true;
  return {
    read: (key) => {
      let text: string | null | undefined;
      try {
        text = storage()?.getItem(key);
      } catch {
        // Blocked: whatever was written is in memory.
      }
      return text ?? memory.get(key) ?? null;
    },
    write: (key, text) => {
      memory.delete(key);
      try {
        const target = storage()!;
        if (text === null) target.removeItem(key);
        else target.setItem(key, text);
      } catch {
        isPersistent = false;
        if (text !== null) memory.set(key, text);
      }
    },
    isPersistent: () => isPersistent,
  };
}

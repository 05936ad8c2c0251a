import { coversKey, type StoragePermission } from '../permissions/permissions.ts';
import { reportRefusal } from '../permissions/refusal.ts';

/** The build of a remote that declares permissions puts them here; elsewhere it does not exist. */
declare const STORAGE_PERMISSION: StoragePermission | undefined;

/** Whether the code around this module may use a key; else it is reported. */
function mayUse(key: string): boolean {
  if (typeof STORAGE_PERMISSION === 'undefined' || coversKey(STORAGE_PERMISSION, key)) return true;
  reportRefusal(STORAGE_PERMISSION.remote, `the key ${key} of the browser’s storage`, 'storage');
  return false;
}

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
 * because merely naming `window.localStorage` throws where it is blocked. A full storage keeps the text that it has: it is
 * read again by the next page, so that a list loses its last entry there and not all. In a remote that declares permissions, other keys
 * stay empty.
 */
export function createSafeStorage(storage: () => Storage | null): SafeStorage {
  /** What could not be stored, with the text that the storage kept instead. */
  const memory = new Map<string, { text: string | null; kept: string | null }>();
  let isPersistent = true;
  const stored = (key: string) => {
    try {
      return storage()?.getItem(key) ?? null;
    } catch {
      // Blocked: whatever was written is in memory.
      return null;
    }
  };
  return {
    read: (key) => {
      if (!mayUse(key)) return null;
      const text = stored(key);
      const own = memory.get(key);
      // Another text than the kept one was written later, by another tab.
      return own?.kept === text ? own.text : text;
    },
    write: (key, text) => {
      if (!mayUse(key)) return;
      memory.delete(key);
      try {
        const target = storage()!;
        if (text === null) target.removeItem(key);
        else target.setItem(key, text);
      } catch {
        isPersistent = false;
        memory.set(key, { text, kept: stored(key) });
      }
    },
    isPersistent: () => isPersistent,
  };
}

const device = createSafeStorage(() => localStorage);
const tab = createSafeStorage(() => sessionStorage);

/** Whether this browser keeps something under one of the keys, on the device or for the tab, such as a draft. */
export const isAnyStored = (keys: readonly string[]): boolean =>
  keys.some((key) => device.read(key) !== null || tab.read(key) !== null);

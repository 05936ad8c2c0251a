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
 * because merely naming `window.localStorage` throws where it is blocked. In a remote that declares permissions, other keys
 * stay empty.
 */
export function createSafeStorage(storage: () => Storage | null): SafeStorage {
  const memory = new Map<string, string>();
  let isPersistent = true;
  return {
    read: (key) => {
      if (!mayUse(key)) return null;
      let text: string | null | undefined;
      try {
        text = storage()?.getItem(key);
      } catch {
        // Blocked: whatever was written is in memory.
      }
      return text ?? memory.get(key) ?? null;
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
        if (text !== null) memory.set(key, text);
      }
    },
    isPersistent: () => isPersistent,
  };
}

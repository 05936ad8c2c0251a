import { createSafeStorage } from 'shared-shell/storage';

/** Key of the month's total on the device: `2026-11 1234567`. */
const KEY = 'lowDataMonth';

const storage = createSafeStorage(() => localStorage);

/**
 * Adds to what this site has transferred in a month (`2026-11`), and returns the total. An earlier month ends with it.
 */
export function addToMonth(month: string, bytes: number): number {
  const [storedMonth, stored] = (storage.read(KEY) ?? '').split(' ');
  const total = (storedMonth === month ? Number(stored) || 0 : 0) + bytes;
  storage.write(KEY, `${month} ${total}`);
  return total;
}

/** The month of a date on the device: `2026-11`. */
export const monthOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

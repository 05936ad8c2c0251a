import { createSafeStorage } from 'shared-shell/storage';

/** Key of the month's total on the device: `2026-11 1234567`. */
const KEY = 'lowDataMonth';

const storage = createSafeStorage(() => localStorage);

/** What this site has transferred in a month, as `2026-11` of the device's calendar. */
export function monthTotal(month: string): number {
  const [storedMonth, bytes] = (storage.read(KEY) ?? '').split(' ');
  return storedMonth === month ? Number(bytes) || 0 : 0;
}

/** Adds to the total of the month; an earlier month ends with it. */
export function addToMonth(month: string, bytes: number): number {
  const total = monthTotal(month) + bytes;
  storage.write(KEY, `${month} ${total}`);
  return total;
}

/** The month of a date on the device: `2026-11`. */
export const monthOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

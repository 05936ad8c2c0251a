import { messages } from '../messages.en.ts';

const units = [messages.bytes, 'KB', 'MB', 'GB'] as const;

/** APPLY-7, C-33: steps of 1024, at most two decimals, `0 bytes`. */
export function formatFileSize(bytes: number): string {
  if (!(bytes > 0)) return `0 ${messages.bytes}`;
  let value = bytes;
  let unit = 0;
  // Rounded before comparing: 1048575 bytes are 1 MB, not "1024 KB".
  while (unit < units.length - 1 && Math.round(value * 100) / 100 >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${Math.round(value * 100) / 100} ${units[unit]}`;
}

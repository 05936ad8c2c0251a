const NEPAL_OFFSET_MINUTES = 5 * 60 + 45;

/** A timestamp as the original writes it, ISO 8601 with microseconds and Nepal's offset (API-42). */
export function nepalTimestamp(date: Date): string {
  const shifted = new Date(date.getTime() + NEPAL_OFFSET_MINUTES * 60_000).toISOString();
  return `${shifted.slice(0, 23)}000+05:45`;
}

/** Date and minute of such a timestamp, for pages: `2026-01-05 13:46`. */
export const timestampMinute = (timestamp: string): string => timestamp.slice(0, 16).replace('T', ' ');

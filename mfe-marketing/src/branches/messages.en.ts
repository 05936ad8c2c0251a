/** Days and times of opening hours (ENTITY-4). */
export const messages = {
  /** From Sunday. */
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  range: (from: string, to: string) => `${from}-${to}`,
  clock: (hours: number, time: string) => `${time} ${hours < 12 ? 'AM' : 'PM'}`,
  times: (opens: string, closes: string) => `${opens} - ${closes}`,
} as const;

/**
 * Days of the calendar in Nepal, written as `2026-11-22`. Without dependencies, because pages load it
 * (`shared-api/days`), and the same on the server and in every browser.
 */

const DAY_MS = 86_400_000;
/** Nepal's clock is 5:45 ahead of UTC, all year, since 1986. */
export const NEPAL_OFFSET_MS = (5 * 60 + 45) * 60_000;

/** The number of a day since 1970, NaN for what is no day of the calendar. */
function dayNumber(day: string): number {
  const [year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || date === undefined) return Number.NaN;
  const time = new Date(0);
  time.setUTCFullYear(year, month - 1, date);
  // 30 February has become 2 March.
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date
    ? time.getTime() / DAY_MS
    : Number.NaN;
}

/** Whether a text is a day of the calendar: `2027-02-29` is not. */
export const isDay = (text: string | null | undefined): text is string =>
  typeof text === 'string' && !Number.isNaN(dayNumber(text));

/** The day that it is in Nepal. */
export const nepalDay = (now: Date): string =>
  new Date(now.getTime() + NEPAL_OFFSET_MS).toISOString().slice(0, 10);

/** How many days `to` is after `from`; negative when it is before, NaN when one of them is no day. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The day `count` days after another one. */
export const addDays = (day: string, count: number): string =>
  new Date((dayNumber(day) + count) * DAY_MS).toISOString().slice(0, 10);

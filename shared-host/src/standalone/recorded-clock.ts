import { shiftedDate } from 'shared-releases/clock';
import type { Recorded } from './api-modes.ts';

/**
 * Starts the clock of this page at the time of its recorded responses, so that their events, deadlines and free times
 * stay ahead as on that day. Responses without a time, such as those written by hand, leave the clock as it is.
 * @returns the time of the newest response; null without one
 */
export function startRecordedClock(recorded: Recorded): Date | null {
  const times = Object.values(recorded).map(({ recordedAt }) => Date.parse(recordedAt ?? ''));
  const newest = Math.max(...times.filter((time) => !Number.isNaN(time)));
  if (!Number.isFinite(newest)) return null;
  globalThis.Date = shiftedDate(newest - Date.now());
  return new Date(newest);
}

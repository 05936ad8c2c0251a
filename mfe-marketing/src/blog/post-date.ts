import { dayText } from 'shared-api/dates';
import { isDay } from 'shared-api/days';

/** '7 May 2026' from an ISO date, ignoring its time and zone; null for anything else. */
export function postDate(publishedAt: string | null | undefined): string | null {
  const day = publishedAt?.slice(0, 10);
  return isDay(day) ? dayText(day) : null;
}

import { messages } from '../messages.en.ts';

/** Years of a course from `duration_year` (number, or decimal text as the API sends it); null when none is given. */
export function durationYears(duration: unknown): number | null {
  if (typeof duration === 'string' && duration.trim() === '') return null;
  const years = typeof duration === 'string' ? Number(duration) : duration;
  return typeof years === 'number' && Number.isFinite(years) && years > 0 ? years : null;
}

/** '2 years' */
export const asYears = messages.years;

/** COURSE-2 on a card: no duration counts as one year. */
export const cardDuration = (duration: unknown): string => asYears(durationYears(duration) ?? 1);

/** COURSE-5 on the course page: no duration is 'N/A' (C-12). */
export function detailDuration(duration: unknown): string {
  const years = durationYears(duration);
  return years === null ? messages.notAvailable : asYears(years);
}

/** ISO 8601 duration for JSON-LD: `P2Y`, `P1Y6M`; null without a duration. */
export function isoDuration(duration: unknown): string | null {
  const years = durationYears(duration);
  if (years === null) return null;
  const months = Math.round(years * 12);
  const whole = Math.floor(months / 12);
  return `P${whole ? `${whole}Y` : ''}${months % 12 ? `${months % 12}M` : ''}`;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '7 May 2026' of an ISO date, whatever its time; null for anything else. No clock or zone takes part. */
export function postDate(publishedAt: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(publishedAt ?? '') ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : null;
}

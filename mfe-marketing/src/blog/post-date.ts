const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '7 May 2026' from an ISO date, ignoring its time and zone; null for anything else. */
export function postDate(publishedAt: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(publishedAt ?? '') ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : null;
}

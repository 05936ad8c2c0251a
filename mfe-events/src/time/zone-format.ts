/** Many visitors' zones on a server; a page needs about ten. */
const MAX_FORMATS = 200;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format for dates in a time zone, made once: on a slow phone each takes 20 ms, and a list of events needs the same one
 * for each of its events.
 * @throws RangeError if the runtime does not know the zone
 */
export function zoneFormat(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, format);
  return format;
}

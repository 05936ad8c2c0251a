import type { Event } from 'shared-api';
import { NEPAL_ZONE } from 'shared-api/clock';
import { NEPAL_OFFSET_MS } from 'shared-api/days';
import { instantOf } from 'shared-api/event-times';
import { isSameZone, knownZone } from '../time/event-time.ts';
import { eventPath } from './event-path.ts';

type CalendarEvent = Pick<
  Event,
  'id' | 'title' | 'location' | 'paragraphs' | 'start_at' | 'end_at' | 'timezone'
>;

/** A text as a property's value: RFC 5545 §3.3.11. */
export const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[,;]/g, '\\$&')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in a calendar file.
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** RFC 5545 §3.1: at most 75 bytes per line, without splitting a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = '';
      bytes = 0;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n ');
}

const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Nepal has had +05:45 without daylight saving time since 1986, so its time zone can be written out. */
const nepalZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${NEPAL_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19860101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0545',
  'TZNAME:+0545',
  'END:STANDARD',
  'END:VTIMEZONE',
];

export interface CalendarOptions {
  /** Origin of the site. */
  site: string;
  now: number;
}

/** Times are in Nepal's zone. Other events have UTC times, which calendars show in their owner's zone. */
const isInNepal = (event: CalendarEvent) => isSameZone(knownZone(event.timezone), NEPAL_ZONE);

/** One VEVENT; null without an exact start (C-42). A missing end is left out. */
function calendarEntry(event: CalendarEvent, { site, now }: CalendarOptions): string[] | null {
  const start = instantOf(event.start_at);
  if (start === null) return null;
  const end = instantOf(event.end_at);
  const time = (name: string, instant: number) =>
    isInNepal(event)
      ? `${name};TZID=${NEPAL_ZONE}:${utc(instant + NEPAL_OFFSET_MS).slice(0, -1)}`
      : `${name}:${utc(instant)}`;
  const address = `${site}${eventPath(event.id)}`;
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(site).hostname}`,
    `DTSTAMP:${utc(now)}`,
    time('DTSTART', start),
    ...(end !== null && end > start ? [time('DTEND', end)] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `DESCRIPTION:${escapeText([event.paragraphs[0]?.text, address].filter(Boolean).join('\n\n'))}`,
    `URL:${address}`,
    'END:VEVENT',
  ];
}

/** An iCalendar file of the events with an exact start. `properties` are further lines of the calendar itself. */
export function calendar(
  events: readonly CalendarEvent[],
  options: CalendarOptions,
  properties: readonly string[] = [],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Study abroad site//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...properties,
    ...(events.some((event) => instantOf(event.start_at) !== null && isInNepal(event)) ? nepalZone : []),
    ...events.flatMap((event) => calendarEntry(event, options) ?? []),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** The file of one event; null without an exact start. */
export const calendarFile = (event: CalendarEvent, options: CalendarOptions): string | null =>
  instantOf(event.start_at) === null ? null : calendar([event], options);

import ICAL from 'ical.js';
import { addDays } from '../schemas/days.ts';
import { NEPAL_ZONE } from './clock.ts';
import type { DatedEntry } from './dated-entry.ts';
import { type NepalCalendar, nepalCalendar } from './nepal-calendar.ts';

/** How long before a deadline or a reminder the calendar tells its owner. */
const ALARM = '-P7D';
const alarmed: readonly DatedEntry['kind'][] = ['deadline', 'reminder'];

export interface CalendarFileOptions {
  /** Name of the calendar. */
  name: string;
  /** Origin of the site, for links and ids. */
  site: string;
  now: Date;
}

/**
 * RFC 5545 §3.3.4 writes years with four digits; the library leaves out leading zeros and has no fifth digit for the day
 * after. Days of such years are errors of what was typed or answered.
 */
const isInFile = ({ day }: DatedEntry) => day >= '1000-01-01' && day < '9999-12-31';

/**
 * An iCalendar file (RFC 5545) of dates, in Nepal's time: whole days for deadlines, intakes and reminders, exact times
 * for events. Both the download of the site and the subscription of the API. Leaves out days of years that are no four
 * digits.
 */
export function calendarFile(entries: readonly DatedEntry[], options: CalendarFileOptions): string {
  const { name, site, now } = options;
  const { calendar, addTime } = nepalCalendar('My dates', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', NEPAL_ZONE);
  for (const entry of entries.filter(isInFile)) calendar.addSubcomponent(vevent(entry, site, now, addTime));
  return `${calendar.toString()}\r\n`;
}

function vevent(entry: DatedEntry, site: string, now: Date, addTime: NepalCalendar['addTime']) {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${entry.id}@${new URL(site).hostname}`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  if (entry.start === null) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(entry.day));
    // The end of whole days is the day after: RFC 5545 §3.6.1.
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(entry.day, 1)));
    event.addPropertyWithValue('transp', 'TRANSPARENT');
  } else {
    addTime(event, 'dtstart', new Date(entry.start));
    if (entry.end !== null) addTime(event, 'dtend', new Date(entry.end));
  }
  const address = entry.path && `${site}${entry.path}`;
  const about = entry.kind === 'event' ? '' : entry.about;
  event.addPropertyWithValue('summary', [entry.title, about].filter(Boolean).join(' – '));
  if (entry.kind === 'event' && entry.about) event.addPropertyWithValue('location', entry.about);
  if (address) {
    event.addPropertyWithValue('description', address);
    event.addPropertyWithValue('url', address);
  }
  if (alarmed.includes(entry.kind)) {
    const alarm = new ICAL.Component('valarm');
    alarm.addPropertyWithValue('action', 'DISPLAY');
    alarm.addPropertyWithValue('trigger', ICAL.Duration.fromString(ALARM));
    alarm.addPropertyWithValue('description', entry.title);
    event.addSubcomponent(alarm);
  }
  return event;
}

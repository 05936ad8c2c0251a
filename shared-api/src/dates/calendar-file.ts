import ICAL from 'ical.js';
import { addDays } from '../schemas/days.ts';
import type { DatedEntry } from './dated-entry.ts';

const ZONE = 'Asia/Kathmandu';
/** Nepal has had +05:45 without daylight saving time since 1986. */
const ZONE_DEFINITION = `BEGIN:VTIMEZONE
TZID:${ZONE}
BEGIN:STANDARD
DTSTART:19860101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0545
TZNAME:+0545
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

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
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Study abroad site//My dates//EN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', ZONE);
  const definition = ICAL.Component.fromString(ZONE_DEFINITION);
  calendar.addSubcomponent(definition);
  const zone = new ICAL.Timezone({ component: definition, tzid: ZONE });
  for (const entry of entries.filter(isInFile)) calendar.addSubcomponent(vevent(entry, site, now, zone));
  return `${calendar.toString()}\r\n`;
}

function vevent(entry: DatedEntry, site: string, now: Date, zone: InstanceType<typeof ICAL.Timezone>) {
  const event = new ICAL.Component('vevent');
  const addTime = (property: string, instant: string) => {
    const time = ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone);
    event.addPropertyWithValue(property, time).setParameter('tzid', ZONE);
  };
  event.addPropertyWithValue('uid', `${entry.id}@${new URL(site).hostname}`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  if (entry.start === null) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(entry.day));
    // The end of whole days is the day after: RFC 5545 §3.6.1.
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(entry.day, 1)));
    event.addPropertyWithValue('transp', 'TRANSPARENT');
  } else {
    addTime('dtstart', entry.start);
    if (entry.end !== null) addTime('dtend', entry.end);
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

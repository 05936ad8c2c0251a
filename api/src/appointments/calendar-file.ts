import ICAL from 'ical.js';
import { NEPAL_ZONE } from '../http/nepal-time.ts';

/** Nepal has had +05:45 without daylight saving time since 1986. */
const NEPAL_ZONE_DEFINITION = `BEGIN:VTIMEZONE
TZID:${NEPAL_ZONE}
BEGIN:STANDARD
DTSTART:19860101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0545
TZNAME:+0545
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

export interface CalendarEntry {
  /** REQUEST and CANCEL for e-mails, which calendars apply to the entry they have; PUBLISH for downloads. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  url: string;
  organizer: { name: string; address: string };
  attendee: string;
  /** Time of this file. */
  now: Date;
}

/** An iCalendar file (RFC 5545, RFC 5546) with one appointment in Nepal's time. */
export function appointmentFile(entry: CalendarEntry): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Study abroad site//Appointments//EN');
  calendar.addPropertyWithValue('method', entry.method);
  const zoneDefinition = ICAL.Component.fromString(NEPAL_ZONE_DEFINITION);
  calendar.addSubcomponent(zoneDefinition);
  const zone = new ICAL.Timezone({ component: zoneDefinition, tzid: NEPAL_ZONE });

  const event = new ICAL.Component('vevent');
  calendar.addSubcomponent(event);
  const addTime = (name: string, instant: Date) => {
    const property = event.addPropertyWithValue(
      name,
      ICAL.Time.fromJSDate(instant, true).convertToZone(zone),
    );
    property.setParameter('tzid', NEPAL_ZONE);
  };
  event.addPropertyWithValue('uid', entry.uid);
  event.addPropertyWithValue('sequence', entry.sequence);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(entry.now, true));
  addTime('dtstart', entry.startsAt);
  addTime('dtend', entry.endsAt);
  event.addPropertyWithValue('summary', entry.summary);
  event.addPropertyWithValue('description', entry.description);
  if (entry.location) event.addPropertyWithValue('location', entry.location);
  event.addPropertyWithValue('url', entry.url);
  event.addPropertyWithValue('status', entry.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED');
  const organizer = event.addPropertyWithValue('organizer', `mailto:${entry.organizer.address}`);
  organizer.setParameter('cn', entry.organizer.name);
  const attendee = event.addPropertyWithValue('attendee', `mailto:${entry.attendee}`);
  attendee.setParameter('partstat', 'ACCEPTED');
  return `${calendar.toString()}\r\n`;
}

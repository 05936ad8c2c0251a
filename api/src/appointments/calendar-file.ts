import ICAL from 'ical.js';
import { nepalCalendar } from 'shared-api/nepal-calendar';

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
  const { calendar, addTime } = nepalCalendar('Appointments', entry.method);
  const event = new ICAL.Component('vevent');
  calendar.addSubcomponent(event);
  event.addPropertyWithValue('uid', entry.uid);
  event.addPropertyWithValue('sequence', entry.sequence);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(entry.now, true));
  addTime(event, 'dtstart', entry.startsAt);
  addTime(event, 'dtend', entry.endsAt);
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

import type { Event } from 'shared-api';
import { instantOf } from 'shared-api/event-times';
import { cutAtWord } from 'shared-shell/cut-at-word';
import { isOnline } from '../event/place.ts';

/** Search engines show about this many characters. */
const MAX_DESCRIPTION_LENGTH = 154;

/** The meta description: the first paragraph, cut at a word. */
export function eventSummary(event: Pick<Event, 'title' | 'paragraphs'>): string {
  const text = (event.paragraphs[0]?.text ?? event.title).replace(/\s+/g, ' ').trim();
  return cutAtWord(text, MAX_DESCRIPTION_LENGTH);
}

/** JSON-LD `Event`; null without an exact start, which is required and never guessed (SEO-6). */
export function eventJsonLd(event: Event, site: { publicUrl: string; organizer: string }) {
  if (instantOf(event.start_at) === null) return null;
  const url = `${site.publicUrl}/upcoming-events/${event.id}`;
  const online = isOnline(event);
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    url,
    name: event.title,
    description: eventSummary(event),
    startDate: event.start_at,
    ...(instantOf(event.end_at) === null ? {} : { endDate: event.end_at }),
    ...(event.image ? { image: event.image } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: event.location, address: event.location },
    organizer: { '@type': 'Organization', name: site.organizer, url: site.publicUrl },
  };
}

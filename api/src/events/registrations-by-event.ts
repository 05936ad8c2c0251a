import { isOver } from 'shared-api/event-times';
import type { Orm } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { eventRegistrations, events, users } from '../database/schema.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';

/** What is read of an event's stored document. */
interface EventDocument {
  formatted_start_date: string | null;
  location?: string | null;
  start_at?: string | null;
  end_at?: string | null;
}

/** More registrations are not shown on one page. */
const MAX_REGISTRATIONS = 5000;

export interface EventWithRegistrations {
  id: number;
  title: string;
  /** Display text; empty when no date is known. */
  date: string;
  location: string;
  isOver: boolean;
  /** Oldest first, `at` as Nepal's timestamp. */
  registrations: { email: string; at: string }[];
}

/** All events with the people who registered, for staff: those to come first. */
export async function readRegistrationsByEvent(orm: Orm): Promise<EventWithRegistrations[]> {
  const list = await orm
    .select({ id: events.id, title: events.title, document: events.document })
    .from(events)
    .orderBy(asc(events.position), asc(events.id));
  const registrations = await orm
    .select({ eventId: eventRegistrations.eventId, email: users.email, at: eventRegistrations.createdAt })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .orderBy(asc(eventRegistrations.id))
    .limit(MAX_REGISTRATIONS);
  const now = Date.now();
  const described = list.map(({ id, title, document }) => {
    const event = JSON.parse(document) as EventDocument;
    return {
      id,
      title,
      date: event.formatted_start_date ?? '',
      location: event.location ?? '',
      isOver: isOver(event, now),
    };
  });
  return [...described.filter((event) => !event.isOver), ...described.filter((event) => event.isOver)].map(
    (event) => ({
      ...event,
      registrations: registrations
        .filter(({ eventId }) => eventId === event.id)
        .map(({ email, at }) => ({ email, at: nepalTimestamp(at) })),
    }),
  );
}

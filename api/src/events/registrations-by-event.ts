import { isOver } from 'shared-api/event-times';
import type { Orm } from '../database/database.ts';
import { asc, count, eq, inArray, lt, sql } from '../database/drizzle.ts';
import { eventRegistrations, events, users } from '../database/schema.ts';
import { nepalTimestamp } from '../http/nepal-time.ts';

/** What is read of an event's stored document. */
interface EventDocument {
  formatted_start_date: string | null;
  location?: string | null;
  start_at?: string | null;
  end_at?: string | null;
}

/** As many people are named of one event, and on one page. */
const MAX_OF_EVENT = 1_000;
const MAX_OF_PAGE = 5_000;

export interface EventWithRegistrations {
  id: number;
  title: string;
  /** Display text; empty when no date is known. */
  date: string;
  location: string;
  isOver: boolean;
  /** How many people have registered. */
  count: number;
  /** Oldest first, `at` as Nepal's timestamp. Not all of them where there are very many. */
  registrations: { email: string; at: string }[];
}

/** All events with the people who registered, for staff: those to come first. */
export async function readRegistrationsByEvent(orm: Orm): Promise<EventWithRegistrations[]> {
  const list = await orm
    .select({ id: events.id, title: events.title, document: events.document })
    .from(events)
    .orderBy(asc(events.position), asc(events.id));
  const counts = new Map(
    (
      await orm
        .select({ eventId: eventRegistrations.eventId, found: count() })
        .from(eventRegistrations)
        .groupBy(eventRegistrations.eventId)
    ).map(({ eventId, found }) => [eventId, Number(found)]),
  );
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
  const sorted = [
    ...described.filter((event) => !event.isOver),
    ...described.filter((event) => event.isOver),
  ].map((event) => ({ ...event, count: counts.get(event.id) ?? 0 }));
  let room = MAX_OF_PAGE;
  const named = sorted.filter((event) => {
    room -= Math.min(event.count, MAX_OF_EVENT);
    return room >= 0;
  });
  const registrations = Map.groupBy(
    await readRegistrations(
      orm,
      named.map(({ id }) => id),
    ),
    ({ eventId }) => eventId,
  );
  return sorted.map((event) => ({
    ...event,
    registrations: (registrations.get(event.id) ?? []).map(({ email, at }) => ({
      email,
      at: nepalTimestamp(at),
    })),
  }));
}

/** The first registrations of each event. */
async function readRegistrations(orm: Orm, eventIds: readonly number[]) {
  const { id, eventId, userId, createdAt } = eventRegistrations;
  const ranked = orm
    .select({
      id,
      eventId,
      userId,
      at: createdAt,
      rank: sql<number>`row_number() OVER (PARTITION BY ${eventId} ORDER BY ${id})`.as('rank'),
    })
    .from(eventRegistrations)
    .where(inArray(eventId, [...eventIds]))
    .as('ranked');
  return orm
    .select({ eventId: ranked.eventId, email: users.email, at: ranked.at })
    .from(ranked)
    .innerJoin(users, eq(users.id, ranked.userId))
    .where(lt(ranked.rank, MAX_OF_EVENT + 1))
    .orderBy(asc(ranked.id));
}

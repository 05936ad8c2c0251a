import type { Orm } from '../../../database/database.ts';
import { and, eq, inArray } from '../../../database/drizzle.ts';
import { eventRegistrations, events, outbox, users } from '../../../database/schema.ts';
import { describeEvent } from '../../../events/find-event.ts';
import { nepalDate } from '../../../http/nepal-time.ts';
import { recordId } from '../../../http/request-url.ts';
import {
  type EmailSubject,
  isOld,
  type ReadRow,
  readFor,
  readPayload,
  type SubjectReader,
  subjectColumns,
} from './subject.ts';

const REGISTERED = 'event-registered';
const CANCELLED = 'event-registration-cancelled';

const registrationKey = (event: unknown, recipient: string) => `${event} ${recipient}`;

/** When who has registered for which event, of those that stand. */
async function readRegistrations(orm: Orm, ids: number[], addresses: string[]): Promise<Map<string, Date>> {
  const found = await readFor(ids, (some) =>
    orm
      .select({ event: eventRegistrations.eventId, email: users.email, at: eventRegistrations.createdAt })
      .from(eventRegistrations)
      .innerJoin(users, eq(users.id, eventRegistrations.userId))
      .where(and(inArray(eventRegistrations.eventId, some), inArray(users.email, addresses))),
  );
  return new Map(found.map(({ event, email, at }) => [registrationKey(event, email), at]));
}

/** The newest e-mail to each person about each event that they cancelled. */
async function readNewestCancellations(orm: Orm, rows: readonly ReadRow[]): Promise<Map<string, number>> {
  const cancelled = await readFor(
    rows.filter(({ kind }) => kind === CANCELLED).map(({ recipient }) => recipient),
    (addresses) =>
      orm
        .select(subjectColumns)
        .from(outbox)
        .where(and(inArray(outbox.recipient, addresses), eq(outbox.kind, CANCELLED)))
        // The greatest of several about the same event stays.
        .orderBy(outbox.id),
  );
  return new Map(
    cancelled.map(({ id, recipient, payload }) => [
      registrationKey(readPayload(payload)?.event, recipient),
      id,
    ]),
  );
}

/** Of an e-mail whose event is not known. */
const withoutEvent = (row: ReadRow, now: Date): EmailSubject => {
  if (row.payload.day && row.payload.day < nepalDate(now))
    return { outdated: 'The day of the event is over.' };
  return isOld(row, now) ? { outdated: 'It is old, and may contradict what was changed since.' } : {};
};

/** E-mails about registrations for events. */
export const ofEvents: SubjectReader = {
  kinds: [REGISTERED, CANCELLED],
  read: async ({ orm, now }, rows) => {
    const ids = rows.flatMap(({ payload }) => recordId(payload.event ?? '') ?? []);
    const found = await readFor(ids, (some) =>
      orm
        .select({ id: events.id, title: events.title, document: events.document })
        .from(events)
        .where(inArray(events.id, some)),
    );
    const byId = new Map(found.map(({ id, title, document }) => [id, describeEvent([title, document])]));
    const registrations = await readRegistrations(
      orm,
      ids,
      rows.map(({ recipient }) => recipient),
    );
    const newestCancellations = await readNewestCancellations(orm, rows);
    return (row): EmailSubject => {
      const { kind, recipient, payload, createdAt } = row;
      if (!payload.event) return withoutEvent(row, now);
      const id = recordId(payload.event);
      const event = id === null ? undefined : byId.get(id);
      if (!event) return { outdated: 'The event is not stored any more.' };
      const record = { href: `/admin/events/${id}`, name: 'Registrations of the event' };
      if (event.isOver) return { record, outdated: 'The event is over.' };
      if ((payload.day ?? payload.date) !== (event.event.day ?? event.event.date))
        return { record, outdated: 'The event has another day by now.' };
      const key = registrationKey(id, recipient);
      if (kind === CANCELLED && (newestCancellations.get(key) ?? row.id) > row.id)
        return { record, outdated: 'A newer email tells the same.' };
      const registeredAt = registrations.get(key);
      if (registeredAt === undefined)
        return kind === CANCELLED
          ? { record }
          : { record, outdated: 'The person is not registered any more.' };
      // An earlier registration was cancelled: the present one has an e-mail of its own.
      return kind === REGISTERED && registeredAt <= createdAt
        ? { record }
        : { record, outdated: 'The person has registered again since.' };
    };
  },
};

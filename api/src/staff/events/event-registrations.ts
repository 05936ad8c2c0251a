import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { and, asc, count, eq, gt } from '../../database/drizzle.ts';
import { eventRegistrations, events, users } from '../../database/schema.ts';
import {
  type EventWithRegistrations,
  readRegistrationsByEvent,
} from '../../events/registrations-by-event.ts';
import { findRecord } from '../../http/find-record.ts';
import { html } from '../../http/html.ts';
import { nepalTimestamp, timestampMinute } from '../../http/nepal-time.ts';
import type { Service } from '../../http/service.ts';
import { listPage } from '../page/list-page.ts';
import { pageLinks, sendStaffPage } from '../page/page-layout.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { sendCsvTable } from '../tables/send-csv-table.ts';

const PAGE_SIZE = 500;

/**
 * /admin/events: who has registered for each event; /admin/events/:id: everybody of one event;
 * /admin/events/:id/registrations.csv: the same as a table.
 */
export function addStaffEventRegistrations(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/events',
    staffOnly(service, async (_request, reply, session) => {
      const events = await readRegistrationsByEvent(service.database.orm);
      return sendStaffPage(reply, session, 'Event registrations', html`${events.map(eventSection)}`);
    }),
  );
  app.get(
    '/admin/events/:id',
    staffOnly(service, (request, reply, session) => showEvent(service, request, reply, session)),
  );
  app.get(
    '/admin/events/:id/registrations.csv',
    staffOnly(service, (request, reply) => sendTable(service, request, reply)),
  );
}

/** @throws HttpError 404 */
const findEvent = ({ orm }: Service['database'], request: FastifyRequest) =>
  findRecord(request, (id) =>
    orm.select({ id: events.id, title: events.title }).from(events).where(eq(events.id, id)),
  );

async function sendTable({ database }: Service, request: FastifyRequest, reply: FastifyReply) {
  const event = await findEvent(database, request);
  return sendCsvTable(reply, `${event.title}.csv`, {
    names: ['Email', 'Registered'],
    read: (lastId, limit) =>
      database.orm
        .select({ id: eventRegistrations.id, email: users.email, at: eventRegistrations.createdAt })
        .from(eventRegistrations)
        .innerJoin(users, eq(users.id, eventRegistrations.userId))
        .where(
          and(
            eq(eventRegistrations.eventId, event.id),
            lastId === null ? undefined : gt(eventRegistrations.id, lastId),
          ),
        )
        .orderBy(asc(eventRegistrations.id))
        .limit(limit),
    toRow: ({ email, at }) => [email, timestampMinute(nepalTimestamp(at))],
  });
}

/** @throws HttpError 404 */
async function showEvent(
  { database }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
) {
  const { orm } = database;
  const { id, title } = await findEvent(database, request);
  const isOfEvent = eq(eventRegistrations.eventId, id);
  const [total] = await orm.select({ count: count() }).from(eventRegistrations).where(isOfEvent);
  const found = Number(total?.count ?? 0);
  const { page: asked } = request.query as { page?: unknown };
  const { page, pageCount, offset } = listPage(asked, found, PAGE_SIZE);
  const rows = await orm
    .select({ email: users.email, at: eventRegistrations.createdAt })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .where(isOfEvent)
    .orderBy(asc(eventRegistrations.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  return sendStaffPage(
    reply,
    session,
    `Registrations for ${title}`,
    html`<p>${found === 1 ? 'One registration' : `${found} registrations`}${pageCount > 1 && `, page ${page} of ${pageCount}`}.</p>
${found > 0 && tableLink(id, title)}
<ol start="${offset + 1}">${rows.map(({ email, at }) => registrationItem(email, nepalTimestamp(at)))}</ol>
${pageLinks(page, pageCount, (number) => `/admin/events/${id}?page=${number}`)}`,
  );
}

const registrationItem = (email: string, at: string) =>
  html`<li>${email} <span class="muted">${timestampMinute(at)}</span></li>`;

const tableLink = (id: number, title: string) =>
  html`<p><a href="/admin/events/${id}/registrations.csv">Download as a table (CSV)<span class="hidden">: ${title}</span></a></p>`;

function eventSection({ id, title, date, location, isOver, count, registrations }: EventWithRegistrations) {
  const items = registrations.map(({ email, at }) => registrationItem(email, at));
  const all = count === 1 ? 'One registration' : `${count} registrations`;
  const summary = items.length < count ? `${all}, of which the first ${items.length} are listed` : all;
  return html`<section class="card"><h2>${title}</h2><p class="muted">${[date, location, isOver && 'over'].filter(Boolean).join(', ')}</p>${count === 0 ? html`<p>No registrations yet.</p>` : html`<p>${summary}</p>`}${items.length > 0 && html`<ol>${items}</ol>`}${items.length < count && html`<p><a href="/admin/events/${id}">All registrations<span class="hidden"> for ${title}</span></a></p>`}${count > 0 && tableLink(id, title)}</section>`;
}

import type { FastifyInstance } from 'fastify';
import { type EventWithRegistrations, readRegistrationsByEvent } from '../events/registrations-by-event.ts';
import { html } from '../http/html.ts';
import { timestampMinute } from '../http/nepal-time.ts';
import type { Service } from '../http/service.ts';
import { sendStaffPage } from './page-layout.ts';
import { staffOnly } from './staff-only.ts';

/** /admin/events: who has registered for each event. */
export function addStaffEventRegistrations(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/events',
    staffOnly(service, async (_request, reply, session) => {
      const events = await readRegistrationsByEvent(service.database.orm);
      return sendStaffPage(reply, session, 'Event registrations', html`${events.map(eventSection)}`);
    }),
  );
}

function eventSection({ title, date, location, isOver, count, registrations }: EventWithRegistrations) {
  const items = registrations.map(
    ({ email, at }) => html`<li>${email} <span class="muted">${timestampMinute(at)}</span></li>`,
  );
  const all = count === 1 ? 'One registration' : `${count} registrations`;
  const summary = items.length < count ? `${all}, of which the first ${items.length} are listed` : all;
  return html`<section class="card"><h2>${title}</h2><p class="muted">${[date, location, isOver && 'over'].filter(Boolean).join(', ')}</p>${count === 0 ? html`<p>No registrations yet.</p>` : html`<p>${summary}</p>`}${items.length > 0 && html`<ol>${items}</ol>`}</section>`;
}

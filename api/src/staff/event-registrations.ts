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

function eventSection({ title, date, location, isOver, registrations }: EventWithRegistrations) {
  const items = registrations.map(
    ({ email, at }) => html`<li>${email} <span class="muted">${timestampMinute(at)}</span></li>`,
  );
  return html`<section class="card"><h2>${title}</h2><p class="muted">${[date, location, isOver && 'over'].filter(Boolean).join(', ')}</p>${items.length > 0 && html`<p>${items.length === 1 ? 'One registration' : `${items.length} registrations`}</p>`}${items.length === 0 ? html`<p>No registrations yet.</p>` : html`<ol>${items}</ol>`}</section>`;
}

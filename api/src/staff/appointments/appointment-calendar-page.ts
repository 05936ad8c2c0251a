import type { FastifyReply } from 'fastify';
import type { AppointmentRow } from '../../appointments/describe-appointment.ts';
import type { Place } from '../../appointments/places.ts';
import type { ScheduledSlot } from '../../appointments/schedule.ts';
import { appointmentStatusNames } from '../../appointments/statuses.ts';
import type { appointmentClosures } from '../../database/schema.ts';
import { html } from '../../http/html.ts';
import { clockText, NEPAL_ZONE, nepalDate, nepalTimestamp } from '../../http/nepal-time.ts';
import { addressForm } from '../forms/address-form.ts';
import type { FormFields } from '../forms/form-fields.ts';
import { invalid, isInvalid, type Notice } from '../forms/notice.ts';
import { options } from '../forms/options.ts';
import { formToken, sendStaffPage } from '../page/page-layout.ts';
import type { StaffSession } from '../session/staff-session.ts';

/** Of the reason for a closure. */
export const MAX_REASON_LENGTH = 200;

type Closure = typeof appointmentClosures.$inferSelect;

export interface CalendarDay {
  date: string;
  slots: readonly ScheduledSlot[];
  /** Cancelled ones too, so that staff see what was given up. */
  appointments: readonly AppointmentRow[];
  closures: readonly Closure[];
}

export interface ShownPlace extends Place {
  /** Of a branch that the content pack does not have any more: the first day on which an appointment is booked. */
  bookedFrom?: string;
}

export interface CalendarPage {
  place: ShownPlace;
  places: readonly ShownPlace[];
  /** First shown day. */
  from: string;
  previous: string;
  next: string;
  capacity: number;
  days: readonly CalendarDay[];
  notice?: Notice | undefined;
  /** What was entered into a form that was refused. */
  entered: FormFields;
}

const clock = (instant: Date) => nepalTimestamp(instant).slice(11, 16);
/** "Monday 23 November 2026" */
const dayName = (date: string) => clockText(new Date(`${date}T06:00:00Z`), NEPAL_ZONE).split(',')[0];

export function sendCalendarPage(
  reply: FastifyReply,
  session: StaffSession,
  page: CalendarPage,
): Promise<unknown> {
  const { place, places, from, previous, next, days, notice } = page;
  const link = (day: string) => weekLink(place, day);
  return sendStaffPage(
    reply,
    session,
    'Appointments',
    html`${places.map(removedPlaceLine)}
<form method="get" action="/admin/appointments" ${addressForm}><span class="pair"><label for="place">Place</label><select id="place" name="place">${options(
      places.map(({ id, name }) => [id, name]),
      place.id,
    )}</select></span><span class="pair"><label for="from">From</label><input id="from" name="from" type="date" value="${from}"></span><button>Show</button></form>
<p class="actions"><a class="button plain" href="${link(previous)}">Previous week</a><a class="button plain" href="${link(next)}">Next week</a></p>
<div class="days">${days.map((day) => daySection(page, session, day))}</div>
${!place.bookedFrom && html`${closureForm(page, session)}${capacityForm(page, session)}`}`,
    { notice },
  );
}

const weekLink = (place: Place, day: string) =>
  `/admin/appointments?place=${encodeURIComponent(place.id)}&from=${day}`;

const removedPlaceLine = (place: ShownPlace) =>
  place.bookedFrom &&
  html`<p class="error">Appointments are booked at “${place.id}”, which is not a branch any more. <a href="${weekLink(place, place.bookedFrom)}">Show them</a>, and move or cancel them.</p>`;

function daySection(page: CalendarPage, session: StaffSession, day: CalendarDay) {
  const isOpen = day.slots.some(({ isClosed }) => !isClosed);
  const free = day.slots.filter((slot) => slot.free > 0).length;
  const booked = day.appointments.filter(({ status }) => status !== 'cancelled').length;
  return html`<section class="${isOpen ? 'card' : 'card closed'}"><h2>${dayName(day.date)}</h2>
<p class="muted">${isOpen ? `${booked} booked, ${free} of ${day.slots.length} times free` : 'Closed'}</p>
${day.closures.map((closure) => closureLine(page, session, closure))}
${day.appointments.length > 0 && html`<ul class="slots">${day.appointments.map(appointmentLine)}</ul>`}
${isOpen && slotForm(page, session, day)}</section>`;
}

const appointmentLine = ({ id, startsAt, name, purpose, status }: AppointmentRow) =>
  html`<li class="row"><span><strong>${clock(startsAt)}</strong> <a href="/admin/appointments/${id}">${name}</a><br><span class="muted">${purpose}</span></span>${status !== 'booked' && html`<span class="status ${status === 'held' ? '' : 'off'}">${appointmentStatusNames[status]}</span>`}</li>`;

/** Fields by which a form returns to the shown week. */
const shownWeek = ({ place, from }: CalendarPage, session: StaffSession) =>
  html`${formToken(session)}<input type="hidden" name="place" value="${place.id}"><input type="hidden" name="from" value="${from}">`;

function closureLine(page: CalendarPage, session: StaffSession, closure: Closure) {
  const { id, startsAt, endsAt, reason, place } = closure;
  const first = nepalDate(startsAt);
  const last = nepalDate(new Date(endsAt.getTime() - 1));
  const isWholeDays = clock(startsAt) === '00:00' && clock(endsAt) === '00:00';
  const [from, to] = isWholeDays ? ['', ''] : [` ${clock(startsAt)}`, ` ${clock(endsAt)}`];
  const time =
    first !== last ? `${first}${from} to ${last}${to}` : isWholeDays ? 'All day' : `${from.trim()} to${to}`;
  return html`<form method="post" action="/admin/appointments/closures/remove" class="row">${shownWeek(page, session)}<input type="hidden" name="closure" value="${id}"><span>Closed: ${time}${reason && html`<br><span class="muted">${reason}</span>`}${place === null && html`<br><span class="muted">all places</span>`}</span><button class="plain">Open again</button></form>`;
}

/** Closes the day, or one of its times. */
function slotForm(page: CalendarPage, session: StaffSession, { date, slots }: CalendarDay) {
  const open = slots.filter(({ isClosed }) => !isClosed);
  return html`<details><summary>Close a time</summary><form method="post" action="/admin/appointments/closures">${shownWeek(page, session)}<input type="hidden" name="date" value="${date}">
<div class="actions"><button class="plain">Close the whole day</button></div></form>
<ul class="slots">${open.map(
    ({ startsAt, endsAt, free }) =>
      html`<li><form method="post" action="/admin/appointments/closures" class="row">${shownWeek(page, session)}<input type="hidden" name="date" value="${date}"><input type="hidden" name="opens" value="${clock(startsAt)}"><input type="hidden" name="closes" value="${clock(endsAt)}"><span>${clock(startsAt)} <span class="muted">${free} free</span></span><button class="plain">Close<span class="hidden"> ${clock(startsAt)}</span></button></form></li>`,
  )}</ul></details>`;
}

function closureForm(page: CalendarPage, session: StaffSession) {
  const marks = (name: string) => invalid(isInvalid(page.notice, name));
  const { date = page.from, last, opens, closes, reason, everywhere } = page.entered;
  return html`<section class="card"><h2>Close days</h2><p class="muted">For holidays and absences. Appointments that are booked already stay: move or cancel them one by one.</p>
<form method="post" action="/admin/appointments/closures">${shownWeek(page, session)}
<div class="inline"><span><label for="date">First day</label><input id="date" name="date" type="date" required value="${date}"${marks('date')}></span><span><label for="last">Last day (optional)</label><input id="last" name="last" type="date" value="${last}"${marks('last')}></span><span><label for="opens">From, each day (optional)</label><input id="opens" name="opens" type="time" value="${opens}"${marks('opens')}></span><span><label for="closes">To (optional)</label><input id="closes" name="closes" type="time" value="${closes}"${marks('closes')}></span></div>
<label for="reason">Reason, for staff (optional)</label><input id="reason" name="reason" maxlength="${MAX_REASON_LENGTH}" class="wide" value="${reason}"${marks('reason')}>
<p><label class="inline"><input type="checkbox" name="everywhere" value="1"${everywhere && html` checked`}> In all places, not only ${page.place.name}</label></p><p><button>Close</button></p></form></section>`;
}

function capacityForm(page: CalendarPage, session: StaffSession) {
  return html`<section class="card"><h2>Appointments at the same time</h2><form method="post" action="/admin/appointments/capacity" class="inline">${shownWeek(page, session)}<label for="capacity">${page.place.name} takes</label><input id="capacity" name="capacity" type="number" min="1" max="100" value="${page.entered.capacity ?? page.capacity}" required${invalid(isInvalid(page.notice, 'capacity'))}><button>Save</button></form></section>`;
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cancelAppointment, moveAppointment, recordOutcome } from '../../appointments/change-appointment.ts';
import type { AppointmentRow } from '../../appointments/describe-appointment.ts';
import { describePlace, type Place, readPlaces } from '../../appointments/places.ts';
import { readRules } from '../../appointments/rules.ts';
import { isBookable, readSchedule, type ScheduledSlot } from '../../appointments/schedule.ts';
import { appointmentStatusNames } from '../../appointments/statuses.ts';
import { eq } from '../../database/drizzle.ts';
import { appointments } from '../../database/schema.ts';
import { findRecord } from '../../http/find-record.ts';
import { html } from '../../http/html.ts';
import { HttpError } from '../../http/http-error.ts';
import {
  addDays,
  clockText,
  isDate,
  isTimeOfCentury,
  NEPAL_ZONE,
  nepalDate,
  nepalTimestamp,
} from '../../http/nepal-time.ts';
import type { Service } from '../../http/service.ts';
import { addressForm } from '../forms/address-form.ts';
import { type FormFields, formFieldsOf } from '../forms/form-fields.ts';
import { invalid, isInvalid, type Notice, tooLong } from '../forms/notice.ts';
import { options } from '../forms/options.ts';
import { takeNotice } from '../forms/redirect-notice.ts';
import { addStaffForm, recordPage } from '../forms/staff-form.ts';
import { unsentNote } from '../forms/unsent-note.ts';
import { mailLink } from '../page/mail-link.ts';
import { formToken, sendStaffPage } from '../page/page-layout.ts';
import { personLink } from '../page/person-link.ts';
import { phoneLink } from '../page/phone-link.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';

const MAX_NOTE_LENGTH = 1000;
/** Days whose times are offered when an appointment is moved. */
const OFFERED_DAYS = 7;

/** /admin/appointments/:id: one appointment; staff record its outcome, move it and cancel it. */
export function addStaffAppointmentDetail(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/appointments/:id',
    staffOnly(service, async (request, reply, session) =>
      show(service, request, reply, session, await takeNotice(service, request, reply, session)),
    ),
  );
  const form = (action: string, work: (row: AppointmentRow, fields: FormFields) => Promise<Notice>) =>
    addStaffForm(app, service, `/admin/appointments/:id/${action}`, {
      submit: async (request) => {
        const notice = await work(await findAppointment(service, request), formFieldsOf(request));
        service.wakeOutbox();
        return notice;
      },
      pageOf: recordPage('/admin/appointments'),
      showError: (request, reply, session, notice) => show(service, request, reply, session, notice),
      errorStatus: 409,
    });
  form('outcome', (row, fields) => setOutcome(service, row, fields));
  form('move', (row, fields) => move(service, row, fields));
  form('cancel', (row, fields) => cancel(service, row, fields));
}

/** @throws HttpError 404 */
const findAppointment = ({ database }: Service, request: FastifyRequest): Promise<AppointmentRow> =>
  findRecord(request, (id) => database.orm.select().from(appointments).where(eq(appointments.id, id)));

const changedMeanwhile: Notice = {
  kind: 'error',
  text: 'The appointment was changed meanwhile, or this change is not possible. Please check it again.',
};
const isBooked = ({ status }: AppointmentRow) => status === 'booked';
/** Whether the appointment is as the page of the form showed it: a change made meanwhile must be seen first. */
const isAsShown =
  ({ sequence }: FormFields) =>
  (row: AppointmentRow) =>
    isBooked(row) && (sequence === undefined || sequence === String(row.sequence));

async function setOutcome(
  service: Service,
  row: AppointmentRow,
  { from = row.status, to }: FormFields,
): Promise<Notice> {
  const outcome = (['booked', 'held', 'no_show'] as const).find((one) => one === to);
  const isChanged =
    outcome !== undefined &&
    row.status !== 'cancelled' &&
    row.status === from &&
    (await recordOutcome(service, row.id, row.status, outcome));
  return isChanged
    ? { kind: 'ok', text: `Marked as: ${appointmentStatusNames[outcome]}.` }
    : changedMeanwhile;
}

async function move(service: Service, row: AppointmentRow, fields: FormFields): Promise<Notice> {
  const { to_place: id, starts_at: start = '' } = fields;
  const note = (fields.note ?? '').trim();
  const place = readPlaces(service).find((one) => one.id === id);
  const startsAt = new Date(start);
  if (!place || !isTimeOfCentury(startsAt)) return changedMeanwhile;
  if (note.length > MAX_NOTE_LENGTH) return tooLong('note', note, MAX_NOTE_LENGTH, 'note');
  try {
    const moved = await moveAppointment(
      service,
      row.id,
      { place, startsAt },
      { isAllowed: isAsShown(fields), note },
    );
    if (!moved) return changedMeanwhile;
    return moved.sequence === row.sequence
      ? { kind: 'error', text: 'This is its time already. Please choose another one.' }
      : { kind: 'ok', text: 'Moved. The visitor gets an email.' };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
    return { kind: 'error', text: 'This time is no longer free. Please choose another one.' };
  }
}

async function cancel(service: Service, row: AppointmentRow, fields: FormFields): Promise<Notice> {
  const note = (fields.note ?? '').trim();
  if (note.length > MAX_NOTE_LENGTH) return tooLong('note', note, MAX_NOTE_LENGTH, 'note');
  const cancelled = await cancelAppointment(service, row.id, { isAllowed: isAsShown(fields), note });
  return cancelled ? { kind: 'ok', text: 'Cancelled. The visitor gets an email.' } : changedMeanwhile;
}

async function show(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
  notice?: Notice,
) {
  const row = await findAppointment(service, request);
  // Of a form that was refused.
  const entered = formFieldsOf(request);
  const place = describePlace(service, row);
  const facts: [string, string][] = [
    ['When', `${clockText(row.startsAt, NEPAL_ZONE)} (Kathmandu)`],
    ['Where', [place.name, place.address].filter(Boolean).join(', ')],
    ['About', row.purpose],
    ['Reference', row.reference],
    [
      "Visitor's time",
      row.timeZone ? `${clockText(row.startsAt, row.timeZone)} (${row.timeZone})` : 'not known',
    ],
    ['Message', row.message || 'none'],
  ];
  return sendStaffPage(
    reply,
    session,
    `Appointment with ${row.name}`,
    html`
<p><span class="status ${isBooked(row) ? '' : 'off'}">${appointmentStatusNames[row.status]}</span></p>
<dl class="facts"><div><dt>Email</dt><dd><a href="${mailLink(row.email)}">${row.email}</a></dd></div><div><dt>Mobile number</dt><dd>${phoneLink(row.contact)}</dd></div>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${label === 'Message' ? html`<pre>${value}</pre>` : value}</dd></div>`)}</dl>
<p class="actions">${personLink(row.email)}<a class="button plain" href="/admin/appointments?place=${encodeURIComponent(row.place)}&from=${nepalDate(row.startsAt)}">Show in the calendar</a></p>
${outcomeForm(row, session)}${isBooked(row) && (await moveForm(service, request, row, session, notice))}${isBooked(row) ? cancelForm(row, session, entered, notice) : unsentNote(entered.note)}`,
    { notice },
  );
}

function outcomeForm({ id, status, startsAt }: AppointmentRow, session: StaffSession) {
  const outcomes = (
    [
      ['held', 'Held'],
      ['no_show', 'No show'],
      ['booked', 'Back to booked'],
    ] as const
  ).filter(([to]) => to !== status);
  if (status === 'cancelled') return html`<p>This appointment was cancelled.</p>`;
  const isEarly = status === 'booked' && startsAt > new Date();
  return html`<form class="card" method="post" action="/admin/appointments/${id}/outcome"><h2>What came of it</h2>${isEarly && html`<p>The appointment has not begun. Once this is recorded, the visitor can no longer move or cancel it, and gets no email. “Back to booked” undoes it.</p>`}${formToken(session)}<input type="hidden" name="from" value="${status}"><p class="actions">${outcomes.map(([to, label]) => html`<button name="to" value="${to}" class="plain">${label}</button>`)}</p></form>`;
}

/** The free times of a place from a day on: the place and day of the query, else those of the appointment. */
async function moveForm(
  service: Service,
  request: FastifyRequest,
  row: AppointmentRow,
  session: StaffSession,
  notice: Notice | undefined,
) {
  const entered = formFieldsOf(request);
  const query = { ...(request.query as Record<string, unknown>), ...entered };
  const places = readPlaces(service);
  const place: Place = places.find(({ id }) => id === (query.place ?? row.place)) ?? places[0]!;
  const isMove = entered.to_place !== undefined;
  const today = nepalDate(new Date());
  const from = isDate(String(query.from)) ? String(query.from) : nepalDate(row.startsAt);
  const rules = readRules(service);
  const schedule = await readSchedule(service.database.orm, rules, {
    place,
    from: [from, today].sort().at(-1)!,
    days: OFFERED_DAYS,
    movedId: row.id,
  });
  const isOwnTime = ({ startsAt }: ScheduledSlot) =>
    place.id === row.place && startsAt.getTime() === row.startsAt.getTime();
  const groups = schedule.map(({ date, slots }) => {
    const times = slots.filter((slot) => isBookable(slot, rules, new Date()) && !isOwnTime(slot));
    return (
      times.length > 0 &&
      html`<optgroup label="${clockText(slots[0]!.startsAt, NEPAL_ZONE).split(',')[0]}">${options(
        times.map(({ startsAt }) => [
          startsAt.toISOString(),
          `${date} ${nepalTimestamp(startsAt).slice(11, 16)}`,
        ]),
        entered.starts_at,
      )}</optgroup>`
    );
  });
  const hasTimes = groups.some(Boolean);
  return html`<section class="card"><h2>Move</h2>
<form method="get" action="/admin/appointments/${row.id}" ${addressForm}><span class="pair"><label for="place">Place</label><select id="place" name="place">${options(
    places.map(({ id, name }) => [id, name]),
    place.id,
  )}</select></span><span class="pair"><label for="from">From</label><input id="from" name="from" type="date" value="${from}"></span><button class="plain">Show times</button></form>
${
  hasTimes
    ? html`<form method="post" action="/admin/appointments/${row.id}/move">${formToken(session)}<input type="hidden" name="sequence" value="${row.sequence}"><input type="hidden" name="to_place" value="${place.id}"><input type="hidden" name="place" value="${place.id}"><input type="hidden" name="from" value="${from}"><label for="starts_at">New time</label><select id="starts_at" name="starts_at">${groups}</select><label for="move-note">Note to the visitor (optional)</label><textarea id="move-note" name="note" rows="2" maxlength="${MAX_NOTE_LENGTH}"${invalid(isMove && isInvalid(notice, 'note'))}>${isMove && entered.note}</textarea><p><button>Move and write to the visitor</button></p></form>`
    : html`<p>No free times from ${from} to ${addDays(from, OFFERED_DAYS - 1)}. Choose another day.</p>${unsentNote(isMove && entered.note)}`
}</section>`;
}

const cancelForm = (
  { id, sequence }: AppointmentRow,
  session: StaffSession,
  { to_place, note }: FormFields,
  notice: Notice | undefined,
) =>
  html`<form class="card" method="post" action="/admin/appointments/${id}/cancel"><h2>Cancel</h2>${formToken(session)}<input type="hidden" name="sequence" value="${sequence}"><label for="cancel-note">Note to the visitor (optional)</label><textarea id="cancel-note" name="note" rows="2" maxlength="${MAX_NOTE_LENGTH}"${invalid(to_place === undefined && isInvalid(notice, 'note'))}>${to_place === undefined && note}</textarea><p><button>Cancel and write to the visitor</button></p></form>`;

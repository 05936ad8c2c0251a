import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Appointment, AppointmentMove } from 'shared-api/schemas';
import { readFields } from '../http/body-fields.ts';
import { httpError } from '../http/http-error.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { languageOf } from '../http/request-language.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { type Change, cancelAppointment, moveAppointment } from './change-appointment.ts';
import { type AppointmentRow, canChange, describeAppointment } from './describe-appointment.ts';
import { findPlace, slotRules } from './field-rules.ts';
import { findByToken } from './links.ts';
import { readPlaces } from './places.ts';

const HOUR_SECONDS = 3600;

/** GET, PUT, DELETE appointments/{token}: shows, moves and cancels the appointment of a link in an e-mail. */
export function addAppointmentByToken(app: FastifyInstance, service: Service): void {
  const described = { tag: 'Appointments', specified: false, answer: Appointment };
  resource(app, '/api/app/appointments/:token/', {
    GET: {
      description: { ...described, summary: 'The appointment of a link' },
      handler: async (request, reply) =>
        send(service, reply, await findByToken(service, service.database.orm, request)),
    },
    PUT: {
      description: {
        ...described,
        summary: 'Move the appointment of a link',
        body: AppointmentMove,
        otherStatuses: { 409: 'The time is not available any more.' },
      },
      handler: (request, reply) => move(service, request, reply),
    },
    DELETE: {
      description: {
        ...described,
        summary: 'Cancel the appointment of a link',
        otherStatuses: { 400: 'It can no longer be changed.' },
      },
      handler: (request, reply) => cancel(service, request, reply),
    },
  });
}

const send = (service: Service, reply: FastifyReply, row: AppointmentRow) =>
  sendJson(reply.header('Cache-Control', 'no-store'), describeAppointment(service, row));

const byVisitor = (request: FastifyRequest): Change => ({
  isAllowed: (row) => canChange(row, new Date()),
  language: languageOf(request),
});

const tooLate = () =>
  httpError.badRequest({ detail: 'This appointment can no longer be changed. Please book a new one.' });

/** Each change mails the visitor, so changes are limited. */
const countChange = (service: Service, { reference }: AppointmentRow) =>
  countAttempt(service, {
    action: 'change-appointment',
    key: reference,
    attempts: 10,
    seconds: HOUR_SECONDS,
  });

async function move(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const row = await findByToken(service, service.database.orm, request);
  const values = readFields(request.body, slotRules);
  const place = findPlace(readPlaces(service), values.place);
  await countChange(service, row);
  const slot = { place, startsAt: new Date(values.starts_at) };
  const moved = await moveAppointment(service, row.id, slot, byVisitor(request));
  if (!moved) throw tooLate();
  service.wakeOutbox();
  return send(service, reply, moved);
}

async function cancel(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const row = await findByToken(service, service.database.orm, request);
  // Cancelling twice is not an error: the visitor may have opened the link in two tabs.
  if (row.status === 'cancelled') return send(service, reply, row);
  const cancelled =
    (await cancelAppointment(service, row.id, byVisitor(request))) ??
    // Another request may have cancelled it meanwhile.
    (await findByToken(service, service.database.orm, request));
  if (cancelled.status !== 'cancelled') throw tooLate();
  service.wakeOutbox();
  return send(service, reply, cancelled);
}

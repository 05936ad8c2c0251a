import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Appointment, AppointmentPayload } from 'shared-api/schemas';
import { readFields } from '../http/body-fields.ts';
import { clientNetworkOf, countAttempt } from '../http/rate-limit.ts';
import { languageOf } from '../http/request-language.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { bookAppointment } from './change-appointment.ts';
import { describeAppointment } from './describe-appointment.ts';
import { bookingRules, findPlace } from './field-rules.ts';
import { readPlaces } from './places.ts';
import { readPurposes } from './purposes.ts';

const HOUR_SECONDS = 3600;

/** POST appointments: books a time, for guests and accounts. */
export function addAppointmentCreate(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Book an appointment',
    tag: 'Appointments',
    specified: false,
    body: AppointmentPayload,
    answer: Appointment,
    answerStatus: 201,
    otherStatuses: {
      200: 'The appointment that was booked with this client_key before.',
      409: 'The time is not available any more, or the client_key came with other content before.',
    },
  };
  resource(app, '/api/app/appointments/', {
    POST: { description, handler: (request, reply) => create(service, request, reply) },
  });
}

async function create(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const values = readFields(request.body, bookingRules(readPurposes(service).map(({ en }) => en)));
  const place = findPlace(readPlaces(service), values.place);
  const email = values.email.toLowerCase();
  await countAttempt(service, {
    action: 'book',
    key: clientNetworkOf(request),
    attempts: 60,
    seconds: HOUR_SECONDS,
  });
  await countAttempt(service, { action: 'book-email', key: email, attempts: 10, seconds: HOUR_SECONDS });
  const { appointment, isNew } = await bookAppointment(
    service,
    { place, startsAt: new Date(values.starts_at) },
    {
      clientKey: values.client_key || null,
      userId: ownerOf(request, email),
      purpose: values.purpose,
      name: values.name,
      email,
      contact: values.contact,
      message: values.message,
      timeZone: values.time_zone,
      language: languageOf(request),
    },
  );
  service.wakeOutbox();
  return sendJson(reply, describeAppointment(service, appointment), isNew ? 201 : 200);
}

/**
 * The account that an appointment belongs to. What a member of staff books for a caller belongs to the caller alone: it would
 * be copied and erased with the account of that member of staff.
 */
function ownerOf({ user }: FastifyRequest, email: string): number | null {
  if (!user || (user.role === 'staff' && user.email !== email)) return null;
  return user.id;
}

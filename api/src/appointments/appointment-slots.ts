import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppointmentSlots, AppointmentSlotsParameters, appointmentLimits } from 'shared-api/schemas';
import { httpError } from '../http/http-error.ts';
import { addDays, isDate, nepalTimestamp } from '../http/nepal-time.ts';
import { lastOf, queryOf } from '../http/request-url.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { findPlace } from './field-rules.ts';
import { readPlaces } from './places.ts';
import { readPurposes } from './purposes.ts';
import { readRules } from './rules.ts';
import { bookableDays, isBookable, readSchedule } from './schedule.ts';

const DEFAULT_DAYS = 14;

/** GET appointments/slots: the times that can be booked in one place. */
export function addAppointmentSlots(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Times of one place that can be booked, with the choices of the booking form',
    tag: 'Appointments',
    specified: false,
    query: AppointmentSlotsParameters,
    answer: AppointmentSlots,
  };
  resource(app, '/api/app/appointments/slots/', {
    GET: { description, handler: (request, reply) => answerSlots(service, request, reply) },
  });
}

async function answerSlots(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const rules = readRules(service);
  const query = queryOf(request);
  const places = readPlaces(service);
  const purposes = readPurposes(service);
  const placeId = lastOf(query, 'place');
  const place = placeId ? findPlace(places, placeId) : places[0]!;
  const now = new Date();
  const { first, last } = bookableDays(rules, now);
  const from = lastOf(query, 'from') ?? first;
  if (!isDate(from)) throw httpError.badRequest({ from: ['Date has wrong format. Use YYYY-MM-DD.'] });
  const days = readDays(lastOf(query, 'days'));
  // Days that cannot be booked are not read: the answer is empty before the first and after the last day.
  const [start = from] = [from, first].sort().slice(1);
  const [end = last] = [addDays(from, days - 1), last].sort();
  const length = start > end ? 0 : daysBetween(start, end);
  const schedule =
    length === 0 ? [] : await readSchedule(service.database.orm, rules, { place, from: start, days: length });
  return sendJson(reply.header('Cache-Control', 'no-store'), {
    place: place.id,
    places: places.map(({ id, name, address }) => ({ id, name, address })),
    purposes: purposes.map(({ en }) => en),
    purpose_names: { ne: purposes.map(({ ne }) => ne) },
    slot_minutes: rules.minutes,
    first_date: first,
    last_date: last,
    days: schedule.map(({ date, slots }) => ({
      date,
      is_open: slots.some(({ isClosed }) => !isClosed),
      slots: slots
        .filter((slot) => isBookable(slot, rules, now))
        .map(({ startsAt, free }) => ({ starts_at: nepalTimestamp(startsAt), free })),
    })),
  });
}

function readDays(value: string | null): number {
  const days = value === null ? DEFAULT_DAYS : Number(value);
  if (Number.isInteger(days) && days >= 1 && days <= appointmentLimits.slotDays) return days;
  throw httpError.badRequest({ days: [`Ensure this value is between 1 and ${appointmentLimits.slotDays}.`] });
}

const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;

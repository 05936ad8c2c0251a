import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarFile } from 'shared-api/calendar-file';
import { CalendarFeed } from 'shared-api/schemas';
import { userOf } from '../accounts/authentication.ts';
import { httpError } from '../http/http-error.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { endAddress, findAccount, readAddress, renewAddress } from './feed-address.ts';
import { readDates } from './read-dates.ts';

const tag = 'Calendar feed';
const CALENDAR_NAME = 'My study dates';

/** A calendar of an account's dates at a secret address, which calendars read without logging in (ADD-4). */
export function addCalendarFeedRoutes(app: FastifyInstance, service: Service): void {
  const { query } = service.database;
  const describe = (summary: string) => ({ summary, tag, specified: false, answer: CalendarFeed });
  const answer = (reply: FastifyReply, url: string | null) => sendJson(reply, { url });
  resource(
    app,
    '/api/app/calendar-feed/',
    {
      GET: {
        description: describe('The secret address of the caller’s dates, if there is one'),
        handler: async (request, reply) =>
          answer(reply, await readAddress(service, query, userOf(request).id)),
      },
      POST: {
        description: describe('Makes a new address; the one before stops working'),
        handler: async (request, reply) =>
          answer(reply, await renewAddress(service, query, userOf(request).id)),
      },
      DELETE: {
        description: describe('Ends the address'),
        handler: async (request, reply) => {
          await endAddress(query, userOf(request).id);
          return answer(reply, null);
        },
      },
    },
    { authenticated: true },
  );
  resource(
    app,
    '/api/app/calendar-feed/:file',
    {
      GET: {
        description: {
          summary: 'The dates as iCalendar, by the secret address',
          tag,
          specified: false,
        },
        handler: (request, reply) => sendCalendar(service, request, reply),
      },
    },
    { ignoresToken: true },
  );
}

/** @throws HttpError 404 for an address that does not work (any more) */
async function sendCalendar(service: Service, request: FastifyRequest, reply: FastifyReply) {
  const { query } = service.database;
  const { file } = request.params as { file: string };
  const userId = await findAccount(service, query, file);
  if (userId === null) throw httpError.notFound();
  const calendar = calendarFile(await readDates(query, userId), {
    name: CALENDAR_NAME,
    site: service.configuration.siteUrl,
    now: new Date(),
  });
  return reply
    .header('Content-Type', 'text/calendar; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(calendar);
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Appointment, paged } from 'shared-api/schemas';
import { userOf } from '../accounts/authentication.ts';
import { count, desc, eq } from '../database/drizzle.ts';
import { appointments } from '../database/schema.ts';
import { listQuery } from '../http/list-query.ts';
import { readPagedList } from '../http/paged-list.ts';
import { resource, sendJsonPieces } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { describeAppointment } from './describe-appointment.ts';

const DEFAULT_PAGE_SIZE = 20;

/** GET appointments/mine: the appointments that the caller booked while logged in. */
export function addOwnAppointments(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'The appointments that the caller booked while logged in, newest first',
    tag: 'Appointments',
    specified: false,
    query: listQuery,
    answer: paged(Appointment),
  };
  resource(
    app,
    '/api/app/appointments/mine/',
    {
      GET: {
        description,
        handler: async (request, reply) => sendJsonPieces(reply, await list(service, request)),
      },
    },
    { authenticated: true },
  );
}

function list(service: Service, request: FastifyRequest): Promise<string[]> {
  const { orm } = service.database;
  const isOwn = eq(appointments.userId, userOf(request).id);
  return readPagedList(request, {
    publicUrl: service.configuration.publicUrl,
    defaultSize: DEFAULT_PAGE_SIZE,
    count: async () => {
      const [total] = await orm.select({ count: count() }).from(appointments).where(isOwn);
      return Number(total?.count ?? 0);
    },
    readPage: async (limit, offset) => {
      const rows = await orm
        .select()
        .from(appointments)
        .where(isOwn)
        .orderBy(desc(appointments.startsAt))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => JSON.stringify(describeAppointment(service, row)));
    },
  });
}

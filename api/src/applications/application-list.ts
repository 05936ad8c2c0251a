import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Application, paged } from 'shared-api/schemas';
import { count, desc } from '../database/drizzle.ts';
import { applications } from '../database/schema.ts';
import { listQuery } from '../http/list-query.ts';
import { readPagedList } from '../http/paged-list.ts';
import { resource, sendJsonPieces } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { describeApplications } from './describe-applications.ts';
import { isOwn } from './own-application.ts';

const DEFAULT_PAGE_SIZE = 20;

/** GET application-list (ADD-4): the caller's applications. */
export function addApplicationList(app: FastifyInstance, service: Service): void {
  const description = {
    summary: "The caller's applications, newest first",
    tag: 'Applications',
    specified: false,
    query: listQuery,
    answer: paged(Application),
  };
  resource(
    app,
    '/api/app/application-list/',
    {
      GET: {
        description,
        handler: async (request, reply) => sendJsonPieces(reply, await listApplications(service, request)),
      },
    },
    { authenticated: true },
  );
}

function listApplications({ database, configuration }: Service, request: FastifyRequest): Promise<string[]> {
  const { orm } = database;
  return readPagedList(request, {
    publicUrl: configuration.publicUrl,
    defaultSize: DEFAULT_PAGE_SIZE,
    count: async () => {
      const [total] = await orm.select({ count: count() }).from(applications).where(isOwn(request));
      return Number(total?.count ?? 0);
    },
    readPage: async (limit, offset) => {
      const rows = await orm
        .select()
        .from(applications)
        .where(isOwn(request))
        .orderBy(desc(applications.id))
        .limit(limit)
        .offset(offset);
      return (await describeApplications(orm, rows)).map((record) => JSON.stringify(record));
    },
  });
}

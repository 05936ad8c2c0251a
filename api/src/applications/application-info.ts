import type { FastifyInstance } from 'fastify';
import { Application } from 'shared-api/schemas';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { describeApplication } from './describe-applications.ts';
import { findOwnApplication } from './own-application.ts';

/** GET application-info (ADD-4): one of the caller's applications. */
export function addApplicationInfo(app: FastifyInstance, { database: { orm } }: Service): void {
  const description = {
    summary: "One of the caller's applications, with documents and history",
    tag: 'Applications',
    specified: false,
    answer: Application,
  };
  resource(
    app,
    '/api/app/application-info/:id',
    {
      GET: {
        description,
        handler: async (request, reply) =>
          sendJson(reply, await describeApplication(orm, await findOwnApplication(orm, request))),
      },
    },
    { authenticated: true },
  );
}

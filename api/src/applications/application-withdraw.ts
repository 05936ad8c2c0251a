import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Application } from 'shared-api/schemas';
import type { Database } from '../database/database.ts';
import { httpError } from '../http/http-error.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { changeStatus } from './change-status.ts';
import { describeApplication } from './describe-applications.ts';
import { findOwnApplication } from './own-application.ts';
import { canWithdraw } from './statuses.ts';

/** POST application-withdraw (ADD-4). */
export function addApplicationWithdraw(app: FastifyInstance, { database }: Service): void {
  const description = {
    summary: 'Withdraw an application that is not decided yet',
    tag: 'Applications',
    specified: false,
    answer: Application,
    otherStatuses: { 400: 'It can no longer be withdrawn.' },
  };
  resource(
    app,
    '/api/app/application-withdraw/:id/',
    { POST: { description, handler: (request, reply) => withdraw(database, request, reply) } },
    { authenticated: true },
  );
}

async function withdraw(database: Database, request: FastifyRequest, reply: FastifyReply) {
  const { orm } = database;
  const application = await findOwnApplication(orm, request);
  const isWithdrawn =
    canWithdraw(application.status) &&
    (await database.transaction((tx) => changeStatus(tx.orm, application, 'withdrawn', null, null)));
  if (!isWithdrawn) throw httpError.badRequest({ detail: 'This application can no longer be withdrawn.' });
  return sendJson(reply, await describeApplication(orm, await findOwnApplication(orm, request)));
}

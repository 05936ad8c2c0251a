import type { SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { userOf } from '../accounts/authentication.ts';
import type { Orm } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { applications } from '../database/schema.ts';
import { findRecord } from '../http/find-record.ts';

/** The condition for the applications of the caller. */
export const isOwn = (request: FastifyRequest): SQL => eq(applications.userId, userOf(request).id);

/**
 * The caller's application with the id of the path.
 * @throws HttpError 404 for unknown ids and for applications of others
 */
export const findOwnApplication = (orm: Orm, request: FastifyRequest) =>
  findRecord(request, (id) =>
    orm
      .select()
      .from(applications)
      .where(and(isOwn(request), eq(applications.id, id))),
  );

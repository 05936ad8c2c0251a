import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applicationStatuses } from 'shared-api/schemas';
import { describeApplications } from '../applications/describe-applications.ts';
import type { Orm } from '../database/database.ts';
import { count, desc, eq } from '../database/drizzle.ts';
import { applications, users } from '../database/schema.ts';
import { timestampMinute } from '../http/nepal-time.ts';
import type { Service } from '../http/service.ts';
import { type ApplicationListPage, sendApplicationListPage } from './application-list-page.ts';
import { listPage } from './list-page.ts';
import { staffOnly } from './staff-only.ts';

const PAGE_SIZE = 25;

/** /admin: all applications, newest first, filtered by status. */
export function addStaffApplicationList(app: FastifyInstance, service: Service): void {
  const { orm } = service.database;
  app.get(
    '/admin',
    staffOnly(service, async (request, reply, session) =>
      sendApplicationListPage(reply, session, await readPage(orm, request)),
    ),
  );
}

async function readPage(orm: Orm, request: FastifyRequest): Promise<ApplicationListPage> {
  const query = request.query as { status?: string; page?: string };
  const status = applicationStatuses.find((known) => known === query.status) ?? null;
  const condition = status ? eq(applications.status, status) : undefined;
  const [total] = await orm.select({ count: count() }).from(applications).where(condition);
  const found = Number(total?.count ?? 0);
  const { page, pageCount, offset } = listPage(query.page, found, PAGE_SIZE);
  const rows = await orm
    .select({ application: applications, account: users.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(condition)
    .orderBy(desc(applications.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const records = await describeApplications(
    orm,
    rows.map((row) => row.application),
  );
  return {
    rows: records.map((record, index) => ({
      id: record.id,
      name: `${record.first_name} ${record.last_name}`.trim(),
      account: rows[index]!.account,
      course: record.preferred_course,
      status: record.status,
      receivedAt: timestampMinute(record.created_at),
      documentCount: record.documents.length,
    })),
    status,
    page,
    pageCount,
    count: found,
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applicationStatuses } from 'shared-api/schemas';
import { describeApplications } from '../../applications/describe-applications.ts';
import { statusNames } from '../../applications/statuses.ts';
import type { Orm } from '../../database/database.ts';
import { and, count, desc, eq, ilike, lt, sql } from '../../database/drizzle.ts';
import { applications, users } from '../../database/schema.ts';
import { nepalTimestamp, timestampMinute } from '../../http/nepal-time.ts';
import type { Service } from '../../http/service.ts';
import { listPage } from '../page/list-page.ts';
import { queryText, wordPatterns } from '../page/query-text.ts';
import { staffOnly } from '../session/staff-only.ts';
import { sendCsvTable } from '../tables/send-csv-table.ts';
import { type ApplicationListPage, sendApplicationListPage, TEXT_FIELD } from './application-list-page.ts';

const PAGE_SIZE = 25;

/** Columns of the table, each with the name that its first line has. */
const COLUMNS = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['contact', 'Mobile number'],
  ['address', 'Permanent address'],
  ['preferredCourse', 'Preferred course'],
  ['preferredUniversity', 'Preferred university'],
  ['testType', 'Test'],
  ['overallScore', 'Overall score'],
  ['lastAcademicQualification', 'Last academic qualification'],
  ['maritalStatus', 'Married'],
] as const;

/** /admin: all applications, newest first, filtered by status and text; /admin/applications.csv: the same as a table. */
export function addStaffApplicationList(app: FastifyInstance, service: Service): void {
  const { orm } = service.database;
  app.get(
    '/admin',
    staffOnly(service, async (request, reply, session) =>
      sendApplicationListPage(reply, session, await readPage(orm, request)),
    ),
  );
  app.get(
    '/admin/applications.csv',
    staffOnly(service, async (request, reply) =>
      sendCsvTable(reply, 'applications.csv', applicationTable(orm, request)),
    ),
  );
}

/** The status that the address names; null for all. */
const chosenStatus = ({ query }: FastifyRequest) =>
  applicationStatuses.find((known) => known === (query as { status?: string }).status) ?? null;

const SEARCHED_TEXT = sql`concat_ws(' ', ${applications.firstName}, ${applications.lastName}, ${applications.email}, ${users.email}, ${applications.preferredCourse}, ${applications.preferredUniversity})`;

/** Applications of the chosen status in which every word of the text occurs. */
const chosenBy = (request: FastifyRequest) => {
  const status = chosenStatus(request);
  return and(
    status ? eq(applications.status, status) : undefined,
    ...wordPatterns(queryText(request, TEXT_FIELD)).map((pattern) => ilike(SEARCHED_TEXT, pattern)),
  );
};

function applicationTable(orm: Orm, request: FastifyRequest) {
  const condition = chosenBy(request);
  return {
    names: ['No.', 'Received', 'Status', 'Account', ...COLUMNS.map(([, name]) => name)],
    read: (lastId: number | null, limit: number) =>
      orm
        .select({ id: applications.id, application: applications, account: users.email })
        .from(applications)
        .innerJoin(users, eq(users.id, applications.userId))
        .where(and(condition, lastId === null ? undefined : lt(applications.id, lastId)))
        .orderBy(desc(applications.id))
        .limit(limit),
    toRow: ({ application, account }: { application: typeof applications.$inferSelect; account: string }) => [
      application.id,
      timestampMinute(nepalTimestamp(application.createdAt)),
      statusNames[application.status],
      account,
      ...COLUMNS.map(([column]) => application[column]),
    ],
  };
}

async function readPage(orm: Orm, request: FastifyRequest): Promise<ApplicationListPage> {
  const query = request.query as { page?: string };
  const status = chosenStatus(request);
  const condition = chosenBy(request);
  const [total] = await orm
    .select({ count: count() })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(condition);
  const ofStatus = await orm
    .select({ status: applications.status, count: count() })
    .from(applications)
    .groupBy(applications.status);
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
    text: queryText(request, TEXT_FIELD),
    counts: new Map(ofStatus.map((row) => [row.status, Number(row.count)])),
    page,
    pageCount,
    count: found,
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applicationStatuses } from 'shared-api/schemas';
import { readStaffAccounts, type StaffAccount } from '../../accounts/staff-accounts.ts';
import { describeWithoutHistory } from '../../applications/describe-applications.ts';
import { openStatuses, statusNames } from '../../applications/statuses.ts';
import type { Orm } from '../../database/database.ts';
import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  pgCore,
  sql,
} from '../../database/drizzle.ts';
import { applications, users } from '../../database/schema.ts';
import { nepalTimestamp, timestampMinute } from '../../http/nepal-time.ts';
import { recordId } from '../../http/request-url.ts';
import type { Service } from '../../http/service.ts';
import { listPage } from '../page/list-page.ts';
import { queryText, wordPatterns } from '../page/query-text.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { sendCsvTable } from '../tables/send-csv-table.ts';
import {
  type ApplicationFilters,
  type ApplicationListPage,
  sendApplicationListPage,
  TEXT_FIELD,
} from './application-list-page.ts';

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

/** /admin: all applications, newest first, filtered by status, text and who is responsible; /admin/applications.csv: the same as a table. */
export function addStaffApplicationList(app: FastifyInstance, service: Service): void {
  const { orm } = service.database;
  app.get(
    '/admin',
    staffOnly(service, async (request, reply, session) =>
      sendApplicationListPage(reply, session, await readPage(orm, request, session)),
    ),
  );
  app.get(
    '/admin/applications.csv',
    staffOnly(service, async (request, reply, session) => {
      const staff = await readStaffAccounts(orm);
      const condition = chosenBy(chosenFilters(request, session, staff), session, staff);
      return sendCsvTable(reply, 'applications.csv', applicationTable(orm, condition));
    }),
  );
}

/** The filters that the address names. */
function chosenFilters(
  request: FastifyRequest,
  { user }: StaffSession,
  staff: readonly StaffAccount[],
): ApplicationFilters {
  const query = request.query as { status?: string; responsible?: unknown };
  const id = recordId(String(query.responsible ?? ''));
  const isOther = id !== user.id && staff.some((account) => account.id === id);
  // A link to a colleague who has left must not show, or download, the applications of all.
  const unknown = query.responsible ? 'unknown' : null;
  const named = query.responsible === 'nobody' || query.responsible === 'me' ? query.responsible : unknown;
  return {
    status: applicationStatuses.find((known) => known === query.status) ?? null,
    text: queryText(request, TEXT_FIELD),
    responsible: id !== null && id === user.id ? 'me' : isOther ? id : named,
  };
}

const SEARCHED_TEXT = sql`concat_ws(' ', ${applications.firstName}, ${applications.lastName}, ${applications.email}, ${users.email}, ${applications.preferredCourse}, ${applications.preferredUniversity})`;

const responsibleStaff = pgCore.alias(users, 'responsible_staff');

/** Applications that pass all filters: every word of the text occurs in them. */
const chosenBy = (
  { status, text, responsible }: ApplicationFilters,
  { user }: StaffSession,
  staff: readonly StaffAccount[],
) =>
  and(
    status ? eq(applications.status, status) : undefined,
    responsible === 'unknown' ? sql`false` : undefined,
    // Nobody works on those of an account that is none of staff any more.
    responsible === 'nobody'
      ? or(
          isNull(applications.responsibleId),
          notInArray(
            applications.responsibleId,
            staff.map(({ id }) => id),
          ),
        )
      : undefined,
    responsible === 'me' ? eq(applications.responsibleId, user.id) : undefined,
    typeof responsible === 'number' ? eq(applications.responsibleId, responsible) : undefined,
    ...wordPatterns(text).map((pattern) => ilike(SEARCHED_TEXT, pattern)),
  );

interface TableRecord {
  application: typeof applications.$inferSelect;
  account: string;
  responsible: string | null;
}

function applicationTable(orm: Orm, condition: ReturnType<typeof chosenBy>) {
  return {
    // New columns come last, for sheets that count them.
    names: ['No.', 'Received', 'Status', 'Account', ...COLUMNS.map(([, name]) => name), 'Responsible'],
    read: (lastId: number | null, limit: number) =>
      orm
        .select({
          id: applications.id,
          application: applications,
          account: users.email,
          responsible: responsibleStaff.email,
        })
        .from(applications)
        .innerJoin(users, eq(users.id, applications.userId))
        .leftJoin(responsibleStaff, eq(responsibleStaff.id, applications.responsibleId))
        .where(and(condition, lastId === null ? undefined : lt(applications.id, lastId)))
        .orderBy(desc(applications.id))
        .limit(limit),
    toRow: ({ application, account, responsible }: TableRecord) => [
      application.id,
      timestampMinute(nepalTimestamp(application.createdAt)),
      statusNames[application.status],
      account,
      ...COLUMNS.map(([column]) => application[column]),
      responsible ?? '',
    ],
  };
}

async function readPage(
  orm: Orm,
  request: FastifyRequest,
  session: StaffSession,
): Promise<ApplicationListPage> {
  const query = request.query as { page?: string };
  const staff = await readStaffAccounts(orm);
  const filters = chosenFilters(request, session, staff);
  const condition = chosenBy(filters, session, staff);
  const [total] = await orm
    .select({ count: count() })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(condition);
  const ofStatus = await orm
    .select({ status: applications.status, count: count() })
    .from(applications)
    .groupBy(applications.status);
  const [own] = await orm
    .select({ count: count() })
    .from(applications)
    .where(
      and(eq(applications.responsibleId, session.user.id), inArray(applications.status, [...openStatuses])),
    );
  const found = Number(total?.count ?? 0);
  const { page, pageCount, offset } = listPage(query.page, found, PAGE_SIZE);
  const rows = await orm
    .select({ application: applications, account: users.email, responsible: responsibleStaff.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(responsibleStaff, eq(responsibleStaff.id, applications.responsibleId))
    .where(condition)
    .orderBy(desc(applications.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const records = await describeWithoutHistory(
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
      responsible: rows[index]!.responsible,
    })),
    filters,
    otherStaff: staff.filter(({ id }) => id !== session.user.id),
    ownOpenCount: Number(own?.count ?? 0),
    counts: new Map(ofStatus.map((row) => [row.status, Number(row.count)])),
    page,
    pageCount,
    count: found,
  };
}
